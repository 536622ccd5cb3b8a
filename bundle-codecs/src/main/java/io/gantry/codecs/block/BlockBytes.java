// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.block;

import io.gantry.codecs.text.BlockBuffer;
import java.nio.ByteBuffer;

/** The bytes that the texts of a block are in: the block itself, and beside it what had to be rewritten. */
public final class BlockBytes {
    // Text resolved from escapes is shorter than they are; a frame of a map becomes at most six times as long.
    private static final int LONGEST_REWRITE = 6;

    private final BlockBuffer rewritten;
    private byte[] copy = new byte[0];
    private byte[] block = copy;
    private int start;
    private int end;

    /**
     * For the blocks of one result.
     *
     * @param maxBlockBytes longest block in bytes
     */
    public BlockBytes(int maxBlockBytes) {
        rewritten = new BlockBuffer((int) Math.min((long) LONGEST_REWRITE * maxBlockBytes, Integer.MAX_VALUE));
    }

    /**
     * Takes a block. One that has an accessible array is read in place, another one copied.
     *
     * @param buffer from its position to its limit, both left as they are
     */
    public void reset(ByteBuffer buffer) {
        rewritten.begin(0);
        int length = buffer.remaining();
        if (buffer.hasArray()) {
            block = buffer.array();
            start = buffer.arrayOffset() + buffer.position();
        } else {
            if (copy.length < length) {
                copy = new byte[length];
            }
            buffer.get(buffer.position(), copy, 0, length);
            block = copy;
            start = 0;
        }
        end = start + length;
    }

    /** Lets go of the block. */
    public void release() {
        block = copy;
        start = 0;
        end = 0;
    }

    /**
     * The block's array.
     *
     * @return with the block from {@link #start()} to {@link #end()}
     */
    public byte[] block() {
        return block;
    }

    /**
     * Where the block begins.
     *
     * @return an index into {@link #block()}
     */
    public int start() {
        return start;
    }

    /**
     * Where the block ends.
     *
     * @return one past its last byte
     */
    public int end() {
        return end;
    }

    /**
     * Where rewritten text goes.
     *
     * @return appended to until the next block
     */
    public BlockBuffer rewritten() {
        return rewritten;
    }

    byte[] array(boolean inBlock) {
        return inBlock ? block : rewritten.array();
    }
}
