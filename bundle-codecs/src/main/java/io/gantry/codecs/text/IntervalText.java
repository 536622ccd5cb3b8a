// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.text;

/**
 * Intervals in the form of ISO 8601, {@code P1Y2M3DT4H5M6.7S}, every part with its own sign and left out when zero;
 * {@code PT0S} when nothing is left. Every method writes from {@code at} on and answers one past the last byte written;
 * the caller has made room for {@link #MAX_BYTES}.
 */
public final class IntervalText {
    /** Longest text in bytes. */
    public static final int MAX_BYTES = 96;

    private static final long NANOS_PER_SECOND = 1_000_000_000L;

    private IntervalText() {}

    /**
     * Writes an interval. Months never become days, nor days hours.
     *
     * @param months of any sign
     * @param days of any sign
     * @param seconds of any sign
     * @param nanos of the same sign as the seconds, less than a second
     */
    public static int write(long months, long days, long seconds, int nanos, byte[] out, int at) {
        out[at] = 'P';
        int p = part(months / 12, 'Y', out, at + 1);
        p = part(months % 12, 'M', out, p);
        p = part(days, 'D', out, p);
        if (seconds != 0 || nanos != 0 || p == at + 1) {
            out[p] = 'T';
            p = part(seconds / 3600, 'H', out, p + 1);
            p = part(seconds / 60 % 60, 'M', out, p);
            p = seconds(seconds % 60, nanos, out, p);
        }
        return p;
    }

    /** Writes an interval of nanoseconds beside months and days. */
    public static int write(long months, long days, long nanos, byte[] out, int at) {
        return write(months, days, nanos / NANOS_PER_SECOND, (int) (nanos % NANOS_PER_SECOND), out, at);
    }

    private static int part(long value, char unit, byte[] out, int at) {
        if (value == 0) {
            return at;
        }
        int p = Digits.write(value, out, at);
        out[p] = (byte) unit;
        return p + 1;
    }

    private static int seconds(long seconds, int nanos, byte[] out, int at) {
        if (seconds == 0 && nanos == 0 && out[at - 1] != 'T') {
            return at;
        }
        int p = at;
        if (seconds < 0 || nanos < 0) {
            out[p++] = '-';
        }
        p = Digits.write(Math.abs(seconds), out, p);
        if (nanos != 0) {
            out[p] = '.';
            p = Digits.writePadded(Math.abs(nanos), 9, out, p + 1);
            p = CalendarText.withoutZeros(out, p, p - 8);
        }
        out[p] = 'S';
        return p + 1;
    }
}
