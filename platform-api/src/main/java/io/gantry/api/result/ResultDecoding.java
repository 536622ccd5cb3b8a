// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * A form of result blocks, on the side that reads them. The same name as the {@link ResultEncoding} that writes them;
 * stateless and thread-safe. Its signatures show no Arrow type, so that clients may do without Arrow.
 */
@ConsumerType
public interface ResultDecoding {
    /**
     * Opens a worker for one result.
     *
     * @param schema the columns, as the schema block told them
     * @param limits what to believe of lengths and counts
     * @return a decoder, to be closed by the caller
     */
    ResultDecoder openDecoder(ResultSchema schema, ReadLimits limits);
}
