// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.text;

import java.nio.charset.StandardCharsets;

/**
 * Floating-point numbers as decimal text that reads back as the same number, in the notation of
 * {@link Double#toString(double)} and {@link Float#toString(float)}; NaN and infinities as JSON strings.
 */
public final class FloatText {
    /** Longest text in bytes. */
    public static final int MAX_BYTES = 32;

    // Within these, Double.toString uses no exponent.
    private static final double PLAIN_FROM = 1e-3;
    private static final double PLAIN_TO = 1e7;
    private static final int[] POWERS = {1, 10, 100, 1000, 10_000, 100_000, 1_000_000};

    private FloatText() {}

    /** Writes a double from {@code at} on; the caller has made room for {@link #MAX_BYTES}. */
    public static int write(double value, byte[] out, int at) {
        double magnitude = Math.abs(value);
        if (magnitude >= PLAIN_FROM && magnitude < PLAIN_TO) {
            for (int places = 1; places < POWERS.length; places++) {
                long scaled = (long) (magnitude * POWERS[places] + 0.5);
                // Both are exact, and division rounds to nearest, as does reading: so this text reads back as value.
                if ((double) scaled / POWERS[places] == magnitude) {
                    return writeScaled(value < 0, scaled, places, out, at);
                }
            }
        }
        return Double.isFinite(value) ? copy(Double.toString(value), out, at) : quoted(Double.toString(value), out, at);
    }

    /** Writes a float from {@code at} on; the caller has made room for {@link #MAX_BYTES}. */
    public static int write(float value, byte[] out, int at) {
        float magnitude = Math.abs(value);
        if (magnitude >= PLAIN_FROM && magnitude < PLAIN_TO) {
            for (int places = 1; places < POWERS.length; places++) {
                long scaled = (long) ((double) magnitude * POWERS[places] + 0.5);
                // Exact in float only below 2^24.
                if (scaled < 1 << 24 && (float) scaled / POWERS[places] == magnitude) {
                    return writeScaled(value < 0, scaled, places, out, at);
                }
            }
        }
        return Float.isFinite(value) ? copy(Float.toString(value), out, at) : quoted(Float.toString(value), out, at);
    }

    private static int writeScaled(boolean negative, long scaled, int places, byte[] out, int at) {
        int p = at;
        if (negative) {
            out[p++] = '-';
        }
        long whole = scaled / POWERS[places];
        p = Digits.write(whole, out, p);
        out[p] = '.';
        return Digits.writePadded((int) (scaled - whole * POWERS[places]), places, out, p + 1);
    }

    private static int copy(String text, byte[] out, int at) {
        byte[] ascii = text.getBytes(StandardCharsets.ISO_8859_1);
        System.arraycopy(ascii, 0, out, at, ascii.length);
        return at + ascii.length;
    }

    private static int quoted(String text, byte[] out, int at) {
        out[at] = '"';
        int end = copy(text, out, at + 1);
        out[end] = '"';
        return end + 1;
    }
}
