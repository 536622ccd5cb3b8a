// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.compression;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * A way to compress blocks, registered as a service with {@link io.gantry.api.contribution.Contribution}. Stateless
 * and thread-safe (C-11); all state is in the workers that it opens.
 */
@ConsumerType
public interface Compression {
    /**
     * Opens a worker for one piece of work.
     *
     * @return a compressor, to be closed by the caller
     */
    Compressor openCompressor();

    /**
     * Opens a worker for one piece of work.
     *
     * @return a decompressor, to be closed by the caller
     */
    Decompressor openDecompressor();
}
