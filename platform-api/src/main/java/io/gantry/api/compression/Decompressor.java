// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.compression;

import java.nio.ByteBuffer;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Decompresses one frame after the other. Used by one thread at a time; owns its scratch memory until it is closed.
 * After a failure it can be used again (C-10). Used after close, it throws {@link IllegalStateException}; the second
 * close does nothing (C-12).
 *
 * <p>It never allocates by what a frame says of itself: the room in the caller's target is the bound (C-08).
 */
@ConsumerType
public interface Decompressor extends AutoCloseable {
    /** What {@link #declaredLength} answers for a format whose frames do not say how long their block is. */
    int UNDECLARED = -1;

    /**
     * How long the block of a frame is, by its own word. Not to be believed without a bound.
     *
     * @param frame read from its position to its limit, both left as they are
     * @return length in bytes, 0 to {@link Integer#MAX_VALUE}, or {@link #UNDECLARED}
     * @throws MalformedFrameException if the frame is too short to say, or says a length that cannot be
     */
    int declaredLength(ByteBuffer frame);

    /**
     * Decompresses one frame, whole, into one block.
     *
     * @param frame read from its position to its limit, both left as they are; the whole of it has to be one frame
     * @param target written at its position, which advances by the length of the block; bytes outside stay as they are
     * @throws MalformedFrameException if the frame is cut off (C-06), damaged (C-07, C-09) or followed by more bytes;
     *     the target's position is then unchanged, the bytes of its window are undefined
     * @throws BufferTooSmallException if the block does not fit into the target; position and bytes as above
     */
    void decompress(ByteBuffer frame, ByteBuffer target);

    @Override
    void close();
}
