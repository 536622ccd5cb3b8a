// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.shell;

import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.compression.MalformedFrameException;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;

/** What the contract asks of every decompressor; a format adds its checks and its loop. */
public abstract class CheckedDecompressor implements Decompressor {
    private final String format;
    private boolean closed;

    /**
     * For the formats.
     *
     * @param format name of the compression, for errors
     */
    protected CheckedDecompressor(String format) {
        this.format = format;
    }

    /**
     * How long the block of a frame is, by its own word.
     *
     * @param frame from position 0 to its limit; may be read with or without moving its position
     * @return length in bytes, 0 or more, or {@link #UNDECLARED}
     * @throws MalformedFrameException if it is cut off or cannot be
     */
    protected abstract int lengthOf(ByteBuffer frame);

    /**
     * Reads one frame.
     *
     * @param frame from position 0 to its limit; may be read with or without moving its position
     * @param block from position 0 to its limit, which is the room there is; its position is then the block's length
     */
    protected abstract void read(ByteBuffer frame, ByteBuffer block);

    /** Gives up what the worker holds. Called once. */
    protected abstract void release();

    @Override
    public final int declaredLength(ByteBuffer frame) {
        requireOpen();
        return lengthOf(frame.slice());
    }

    @Override
    public final void decompress(ByteBuffer frame, ByteBuffer target) {
        requireOpen();
        if (target.isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        ByteBuffer block = target.slice();
        read(frame.slice(), block);
        target.position(target.position() + block.position());
    }

    @Override
    public final void close() {
        if (!closed) {
            closed = true;
            release();
        }
    }

    /**
     * The length that a frame declares, once it is known to fit.
     *
     * @param frame as in {@link #read}
     * @param block as in {@link #read}
     * @return length in bytes, at most the room in the block
     * @throws BufferTooSmallException if it is more
     */
    protected final int lengthWithin(ByteBuffer frame, ByteBuffer block) {
        int length = lengthOf(frame);
        if (length > block.remaining()) {
            throw new BufferTooSmallException(length, block.remaining());
        }
        return length;
    }

    /**
     * Reports a bad frame.
     *
     * @param offset in bytes from the start of the frame
     * @param reason what is wrong, with the value and the bound
     * @return to be thrown by the caller
     */
    protected final MalformedFrameException malformed(long offset, String reason) {
        return new MalformedFrameException(format, offset, reason);
    }

    private void requireOpen() {
        if (closed) {
            throw new IllegalStateException("the decompressor is closed");
        }
    }
}
