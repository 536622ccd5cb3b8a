// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * A form of result blocks, on the side that writes them. Registered as a service with
 * {@link io.gantry.api.contribution.Contribution}; stateless and thread-safe.
 */
@ConsumerType
public interface ResultEncoding {
    /**
     * Opens a worker for one result.
     *
     * @param schema the columns; decides the form of every value
     * @param maxBlockBytes longest block that may be made, in bytes
     * @return an encoder, to be closed by the caller
     */
    ResultEncoder openEncoder(ResultSchema schema, int maxBlockBytes);
}
