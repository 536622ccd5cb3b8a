// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.compression;

import java.nio.ByteBuffer;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Compresses one block after the other. Used by one thread at a time; owns its scratch memory until it is closed. After
 * a failure it can be used again (C-10). Used after close, it throws {@link IllegalStateException}; the second close
 * does nothing (C-12).
 */
@ConsumerType
public interface Compressor extends AutoCloseable {
    /**
     * How long the frame of a block can become.
     *
     * @param sourceBytes length of the block in bytes, 0 to {@link Integer#MAX_VALUE}
     * @return bytes that suffice for every block of that length (C-04)
     * @throws IllegalArgumentException if the length is negative, or no frame of it fits into an array
     */
    int maxCompressedLength(int sourceBytes);

    /**
     * Compresses one block into one frame. Heap, direct, sliced and read-only sources are all taken, and heap, direct
     * and sliced targets (C-02).
     *
     * @param source read from its position to its limit, both left as they are
     * @param target written at its position, which advances by the length of the frame; bytes outside stay as they are
     *     (C-03)
     * @throws BufferTooSmallException if the target has less room than {@link #maxCompressedLength}; the target is then
     *     unchanged (C-05)
     */
    void compress(ByteBuffer source, ByteBuffer target);

    @Override
    void close();
}
