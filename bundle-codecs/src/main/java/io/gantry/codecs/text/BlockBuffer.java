// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.text;

import io.gantry.api.result.BlockTooLargeException;
import java.util.Arrays;

/**
 * The bytes of one block, or a part of it, in one array that grows up to a bound and is used again for the next block.
 *
 * <p>Writers ask for room with {@link #reserve}, write into {@link #array()} from there, and say with
 * {@link #advanceTo} where they stopped. They may ask for up to {@link #SLACK} bytes more than they write; whether the
 * bound was kept is what {@link #checkBound} decides, at the end of each row.
 */
public final class BlockBuffer {
    /** How many bytes a writer may reserve beyond those that it writes. */
    public static final int SLACK = 128;

    private static final int FIRST_CAPACITY = 4096;
    private static final int LONGEST_ARRAY = Integer.MAX_VALUE - 16;

    private final int maxBytes;
    private byte[] bytes;
    private int position;
    private int rows;

    /**
     * An empty buffer.
     *
     * @param maxBytes longest content in bytes, 1 or more
     */
    public BlockBuffer(int maxBytes) {
        if (maxBytes <= 0) {
            throw new IllegalArgumentException("maxBlockBytes=" + maxBytes + " is not positive");
        }
        this.maxBytes = maxBytes;
        this.bytes = new byte[Math.min(maxBytes, FIRST_CAPACITY) + SLACK];
    }

    /**
     * Forgets the content.
     *
     * @param blockRows rows of the block that begins, for the error that names them
     */
    public void begin(int blockRows) {
        position = 0;
        rows = blockRows;
    }

    /**
     * Makes room.
     *
     * @param count bytes that will be written at most
     * @return where to write in {@link #array()}, as it is after this call
     * @throws BlockTooLargeException if the bound and the slack do not suffice
     */
    public int reserve(int count) {
        if (bytes.length - position < count) {
            grow(count);
        }
        return position;
    }

    private void grow(long count) {
        long needed = position + count;
        long longest = Math.min((long) maxBytes + SLACK, LONGEST_ARRAY);
        if (needed > longest) {
            throw tooLarge();
        }
        bytes = Arrays.copyOf(bytes, (int) Math.min(Math.max(needed, 2L * bytes.length), longest));
    }

    /**
     * The bytes; another array after each call of {@link #reserve}.
     *
     * @return content up to {@link #position()}, room behind
     */
    public byte[] array() {
        return bytes;
    }

    /**
     * How long the content is.
     *
     * @return in bytes
     */
    public int position() {
        return position;
    }

    /**
     * Ends a write.
     *
     * @param end one past the last byte written, within what was reserved
     */
    public void advanceTo(int end) {
        position = end;
    }

    /**
     * Appends one byte.
     *
     * @param value an ASCII character, or any byte
     */
    public void put(int value) {
        int at = reserve(1);
        bytes[at] = (byte) value;
        position = at + 1;
    }

    /**
     * Appends bytes.
     *
     * @param source from where
     * @param offset of the first
     * @param length how many
     */
    public void put(byte[] source, int offset, int length) {
        int at = reserve(length);
        System.arraycopy(source, offset, bytes, at, length);
        position = at + length;
    }

    /**
     * Appends all of an array.
     *
     * @param source what to append
     */
    public void put(byte[] source) {
        put(source, 0, source.length);
    }

    /**
     * How many rows the block has.
     *
     * @return as told to {@link #begin}
     */
    public int rows() {
        return rows;
    }

    /**
     * How long the content may become.
     *
     * @return in bytes
     */
    public int maxBytes() {
        return maxBytes;
    }

    /**
     * Compares the content with its bound.
     *
     * @throws BlockTooLargeException if it is longer
     */
    public void checkBound() {
        if (position > maxBytes) {
            throw tooLarge();
        }
    }

    /**
     * The error of a block that grows beyond its bound.
     *
     * @return to be thrown
     */
    public BlockTooLargeException tooLarge() {
        return new BlockTooLargeException(rows, maxBytes);
    }
}
