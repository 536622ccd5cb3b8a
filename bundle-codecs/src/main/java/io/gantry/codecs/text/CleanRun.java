// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The inner loop of JSON strings: copies eight bytes at a time and notices the first one that cannot stay as it is. */
final class CleanRun {
    /** How many bytes the loop may read behind its source's end and write behind its target's. */
    static final int OVERRUN = 8;

    /** Stops at bytes outside ASCII, too. */
    static final long ASCII = 0x8080808080808080L;

    /** Takes bytes outside ASCII as they are. */
    static final long ANY = 0;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long QUOTES = '"' * ONES;
    private static final long BACKSLASHES = '\\' * ONES;
    private static final long SPACES = ' ' * ONES;

    private CleanRun() {}

    /**
     * Copies up to a quote, a backslash, a control character, or the end.
     *
     * @param stop {@link #ASCII} or {@link #ANY}
     * @return index of the byte that stopped it, or {@code to}; the bytes before it are copied
     */
    static int copy(byte[] source, int from, int to, byte[] target, int at, long stop) {
        int p = from;
        int q = at;
        while (p < to) {
            long word = (long) LONGS.get(source, p);
            LONGS.set(target, q, word);
            // Each term has the top bit of a byte set that matches; above the first match there may be false ones.
            long quotes = word ^ QUOTES;
            long backslashes = word ^ BACKSLASHES;
            long special = (quotes - ONES & ~quotes) | (backslashes - ONES & ~backslashes) | (word - SPACES & ~word);
            long found = (special & ASCII) | (word & stop);
            if (found != 0) {
                return Math.min(p + (Long.numberOfTrailingZeros(found) >>> 3), to);
            }
            p += Long.BYTES;
            q += Long.BYTES;
        }
        return to;
    }
}
