// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.ingest;

import io.gantry.api.result.Column;
import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A form of stream records. A service with {@link io.gantry.api.contribution.Contribution}; stateless and thread-safe.
 */
@ConsumerType
public interface StreamFormat {
    /**
     * Opens a worker for one stream.
     *
     * @param columns what to read from each record; a dotted name reads a nested field; other fields are skipped
     * @return a decoder, to be closed by the caller
     */
    StreamDecoder openDecoder(List<Column> columns);
}
