// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Decimal numbers as plain digits, the scale kept, never with an exponent. */
public final class DecimalText {
    private DecimalText() {}

    /**
     * Writes a number of 64 bits.
     *
     * @param unscaled the number without its decimal point
     * @param scale digits behind the point, 0 or more
     * @param out takes the text
     */
    public static void write(long unscaled, int scale, BlockBuffer out) {
        int at = out.reserve(Digits.MAX_LONG);
        int end = Digits.write(unscaled, out.array(), at);
        if (scale == 0) {
            out.advanceTo(end);
            return;
        }
        int first = unscaled < 0 ? at + 1 : at;
        int zeros = Math.max(0, scale + 1 - (end - first));
        out.reserve(Digits.MAX_LONG + zeros + 1);
        byte[] bytes = out.array();
        System.arraycopy(bytes, first, bytes, first + zeros, end - first);
        Arrays.fill(bytes, first, first + zeros, (byte) '0');
        int point = end + zeros - scale;
        System.arraycopy(bytes, point, bytes, point + 1, scale);
        bytes[point] = '.';
        out.advanceTo(end + zeros + 1);
    }

    /**
     * Writes a number of any length.
     *
     * @param unscaled the number without its decimal point
     * @param scale digits behind the point
     * @param out takes the text
     */
    public static void write(BigInteger unscaled, int scale, BlockBuffer out) {
        out.put(new BigDecimal(unscaled, scale).toPlainString().getBytes(StandardCharsets.ISO_8859_1));
    }
}
