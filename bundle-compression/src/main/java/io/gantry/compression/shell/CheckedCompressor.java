// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.shell;

import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.compression.Compressor;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;

/** What the contract asks of every compressor; a format adds its bound and its loop. */
public abstract class CheckedCompressor implements Compressor {
    /** Some JVMs cannot make longer arrays. */
    private static final int MAX_ARRAY_BYTES = Integer.MAX_VALUE - 8;

    private boolean closed;

    /** For the formats. */
    protected CheckedCompressor() {}

    /**
     * How long the frame of a block can become.
     *
     * @param sourceBytes length of the block, 0 or more
     * @return bytes that suffice, which may be more than an array can hold
     */
    protected abstract long bound(int sourceBytes);

    /**
     * Writes one frame.
     *
     * @param block from position 0 to its limit; may be read with or without moving its position
     * @param frame from position 0, with room for {@link #bound}; its position is then the frame's length
     */
    protected abstract void write(ByteBuffer block, ByteBuffer frame);

    /** Gives up what the worker holds. Called once. */
    protected abstract void release();

    @Override
    public final int maxCompressedLength(int sourceBytes) {
        requireOpen();
        if (sourceBytes < 0) {
            throw new IllegalArgumentException("sourceBytes=" + sourceBytes + " is negative");
        }
        long bound = bound(sourceBytes);
        if (bound > MAX_ARRAY_BYTES) {
            throw new IllegalArgumentException("a block of " + sourceBytes + " bytes can become a frame of " + bound
                    + ", which exceeds the " + MAX_ARRAY_BYTES + " bytes of an array; send smaller blocks");
        }
        return (int) bound;
    }

    @Override
    public final void compress(ByteBuffer source, ByteBuffer target) {
        int needed = maxCompressedLength(source.remaining());
        if (target.isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        if (target.remaining() < needed) {
            throw new BufferTooSmallException(needed, target.remaining());
        }
        ByteBuffer frame = target.slice();
        write(source.slice(), frame);
        target.position(target.position() + frame.position());
    }

    @Override
    public final void close() {
        if (!closed) {
            closed = true;
            release();
        }
    }

    private void requireOpen() {
        if (closed) {
            throw new IllegalStateException("the compressor is closed");
        }
    }
}
