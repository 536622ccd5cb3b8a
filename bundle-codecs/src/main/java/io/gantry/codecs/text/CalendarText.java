// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.text;

/**
 * Dates and times of the proleptic Gregorian calendar. Every method writes from {@code at} on and answers one past the
 * last byte written; the caller has made room for {@link #MAX_BYTES}.
 */
public final class CalendarText {
    /** Longest text in bytes. */
    public static final int MAX_BYTES = 64;

    private static final int SECONDS_PER_DAY = 86_400;
    private static final int NANOS_DIGITS = 9;
    // From 0000-03-01, the first day of a 400-year cycle that ends with a leap day, to 1970-01-01.
    private static final long DAYS_TO_1970 = 719_468;
    private static final int DAYS_PER_CYCLE = 146_097;

    private CalendarText() {}

    /** Writes {@code yyyy-MM-dd}, with a {@code -} in front before year 0 and more digits after year 9999. */
    public static int writeDate(long daysSince1970, byte[] out, int at) {
        long days = daysSince1970 + DAYS_TO_1970;
        long cycle = Math.floorDiv(days, (long) DAYS_PER_CYCLE);
        int dayOfCycle = (int) (days - cycle * DAYS_PER_CYCLE);
        int yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365;
        int dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100);
        int marchMonth = (5 * dayOfYear + 2) / 153;
        int day = dayOfYear - (153 * marchMonth + 2) / 5 + 1;
        int month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
        long year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
        int p = writeYear(year, out, at);
        out[p] = '-';
        p = Digits.writePadded(month, 2, out, p + 1);
        out[p] = '-';
        return Digits.writePadded(day, 2, out, p + 1);
    }

    private static int writeYear(long year, byte[] out, int at) {
        int p = at;
        if (year < 0) {
            out[p++] = '-';
        }
        long magnitude = Math.abs(year);
        return magnitude < 10_000 ? Digits.writePadded((int) magnitude, 4, out, p) : Digits.write(magnitude, out, p);
    }

    /** Writes {@code yyyy-MM-dd HH:mm:ss.f} in UTC, with one to nine fraction digits. */
    public static int writeTimestamp(long secondsSince1970, int nanos, byte[] out, int at) {
        long days = Math.floorDiv(secondsSince1970, (long) SECONDS_PER_DAY);
        int p = writeDate(days, out, at);
        out[p] = ' ';
        p = writeClock((int) (secondsSince1970 - days * SECONDS_PER_DAY), out, p + 1);
        out[p] = '.';
        p = Digits.writePadded(nanos, NANOS_DIGITS, out, p + 1);
        return withoutZeros(out, p, p - NANOS_DIGITS + 1);
    }

    /** Writes {@code HH:mm:ss}, then a point and 3, 6 or 9 digits where not zero. */
    public static int writeTime(int secondOfDay, int nanos, byte[] out, int at) {
        int p = writeClock(secondOfDay, out, at);
        if (nanos == 0) {
            return p;
        }
        out[p] = '.';
        if (nanos % 1_000_000 == 0) {
            return Digits.writePadded(nanos / 1_000_000, 3, out, p + 1);
        }
        return nanos % 1000 == 0
                ? Digits.writePadded(nanos / 1000, 6, out, p + 1)
                : Digits.writePadded(nanos, NANOS_DIGITS, out, p + 1);
    }

    private static int writeClock(int secondOfDay, byte[] out, int at) {
        int minutes = secondOfDay / 60;
        int p = Digits.writePadded(minutes / 60, 2, out, at);
        out[p] = ':';
        p = Digits.writePadded(minutes % 60, 2, out, p + 1);
        out[p] = ':';
        return Digits.writePadded(secondOfDay % 60, 2, out, p + 1);
    }

    /** Drops trailing zeros, but keeps what is before {@code least}. */
    static int withoutZeros(byte[] out, int end, int least) {
        int p = end;
        while (p > least && out[p - 1] == '0') {
            p--;
        }
        return p;
    }
}
