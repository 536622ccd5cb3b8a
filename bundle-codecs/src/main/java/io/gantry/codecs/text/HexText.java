// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Octets as lower-case hexadecimal digits. */
public final class HexText {
    private static final VarHandle SHORTS =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final short[] PAIRS = pairs();

    private HexText() {}

    private static short[] pairs() {
        short[] pairs = new short[256];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = (short) (Character.forDigit(i >> 4, 16) | Character.forDigit(i & 0xF, 16) << 8);
        }
        return pairs;
    }

    /**
     * Writes octets.
     *
     * @param source holds them
     * @param from the first
     * @param to one past the last
     * @param out takes two digits for each
     */
    public static void write(byte[] source, int from, int to, BlockBuffer out) {
        int length = to - from;
        if (length > Integer.MAX_VALUE / 2) {
            throw out.tooLarge();
        }
        int at = out.reserve(2 * length);
        byte[] target = out.array();
        for (int p = from; p < to; p++) {
            SHORTS.set(target, at, PAIRS[source[p] & 0xFF]);
            at += 2;
        }
        out.advanceTo(at);
    }
}
