// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.JsonStrings;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.apache.arrow.memory.ArrowBuf;

/** A part of an Arrow buffer, copied into an array that is used again for the next part. */
final class HeapCopy {
    private static final VarHandle SHORTS =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes = new byte[JsonStrings.PADDING];

    /** Copies {@code length} bytes from {@code offset} on; they then count from 0. */
    void load(ArrowBuf source, long offset, int length) {
        makeRoom(length);
        if (length > 0) {
            source.getBytes(offset, bytes, 0, length);
        }
    }

    private void makeRoom(int length) {
        if (bytes.length - JsonStrings.PADDING < length) {
            int grown = (int) Math.min(Math.max(length, 2L * bytes.length), Integer.MAX_VALUE - 64L);
            bytes = new byte[grown + JsonStrings.PADDING];
        }
    }

    /** Sets the first {@code length} bytes to ones instead of copying any. */
    void fillOnes(int length) {
        makeRoom(length);
        Arrays.fill(bytes, 0, length, (byte) -1);
    }

    /** Sets one bit to zero. */
    void clearBit(int index) {
        bytes[index >>> 3] &= (byte) ~(1 << (index & 7));
    }

    /** The copied bytes, with at least {@link JsonStrings#PADDING} more behind them. */
    byte[] bytes() {
        return bytes;
    }

    byte byteAt(int index) {
        return bytes[index];
    }

    short shortAt(int index) {
        return (short) SHORTS.get(bytes, index << 1);
    }

    int intAt(int index) {
        return (int) INTS.get(bytes, index << 2);
    }

    long longAt(int index) {
        return (long) LONGS.get(bytes, index << 3);
    }

    /** The int at a byte offset. */
    int intAtByte(int offset) {
        return (int) INTS.get(bytes, offset);
    }

    /** The long at a byte offset. */
    long longAtByte(int offset) {
        return (long) LONGS.get(bytes, offset);
    }

    boolean bitAt(int index) {
        return (bytes[index >>> 3] >>> (index & 7) & 1) != 0;
    }

    /** Whether the first {@code count} bits from bit {@code from} on, a number below 8, are all set. */
    boolean allBits(int from, int count) {
        int end = from + count;
        for (int bit = from; bit < end; ) {
            if ((bit & 7) == 0 && end - bit >= 8) {
                if (bytes[bit >>> 3] != -1) {
                    return false;
                }
                bit += 8;
            } else if (bitAt(bit)) {
                bit++;
            } else {
                return false;
            }
        }
        return true;
    }
}
