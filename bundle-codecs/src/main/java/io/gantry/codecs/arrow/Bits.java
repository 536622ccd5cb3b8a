// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import java.util.Arrays;
import org.apache.arrow.memory.ArrowBuf;

/** Bits of a vector, moved so that the first one wanted is the first of a byte. */
final class Bits {
    private Bits() {}

    static int bytes(int bits) {
        return (bits + 7) >>> 3;
    }

    /**
     * Copies bits; those behind the last one in its byte become 0.
     *
     * @param source where they are; one without any bytes stands for ones
     * @param first of the bits
     * @param count how many
     * @param target takes {@link #bytes} from {@code at} on, and one more byte, which becomes 0
     */
    static void copy(ArrowBuf source, int first, int count, byte[] target, int at) {
        int length = bytes(count);
        if (source.capacity() == 0) {
            Arrays.fill(target, at, at + length, (byte) -1);
        } else if (count > 0) {
            int shift = first & 7;
            source.getBytes(first >>> 3, target, at, bytes(shift + count));
            if (shift != 0) {
                shift(target, at, length, shift);
                target[at + length] = 0;
            }
        }
        if ((count & 7) != 0) {
            target[at + length - 1] &= (byte) ((1 << (count & 7)) - 1);
        }
    }

    private static void shift(byte[] bytes, int at, int length, int shift) {
        for (int i = at; i < at + length; i++) {
            bytes[i] = (byte) ((bytes[i] & 0xFF) >>> shift | bytes[i + 1] << (8 - shift));
        }
    }

    /** How many bits are 0 of the first {@code count} from byte {@code at} on, when those behind them are 0. */
    static int zeros(byte[] bytes, int at, int count) {
        int ones = 0;
        for (int i = at; i < at + bytes(count); i++) {
            ones += Integer.bitCount(bytes[i] & 0xFF);
        }
        return count - ones;
    }
}
