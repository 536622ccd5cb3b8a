// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Decimal digits of integers, two at a time from a table. Every method writes from {@code at} on and answers one past
 * the last byte written; the caller has made room for {@link #MAX_INT} or {@link #MAX_LONG} bytes.
 */
public final class Digits {
    /** Longest text of an int in bytes. */
    public static final int MAX_INT = 11;

    /** Longest text of a long, signed or unsigned, in bytes. */
    public static final int MAX_LONG = 20;

    private static final VarHandle SHORTS =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final byte[] MIN_INT = "-2147483648".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] MIN_LONG = "-9223372036854775808".getBytes(StandardCharsets.US_ASCII);
    private static final int HUNDRED_MILLION = 100_000_000;
    private static final short[] PAIRS = pairs();
    private static final long[] COUNTS = counts();

    private Digits() {}

    private static short[] pairs() {
        short[] pairs = new short[100];
        for (int i = 0; i < 100; i++) {
            pairs[i] = (short) (('0' + i / 10) | ('0' + i % 10) << 8);
        }
        return pairs;
    }

    /*
     * By the position b of an int's highest bit: d * 2^32 - t, where d is the number of digits of 2^(b+1) - 1 and t the
     * power of ten in between; adding the int and taking the upper half gives its number of digits without a branch.
     */
    private static long[] counts() {
        long[] counts = new long[32];
        for (int bit = 0; bit < 32; bit++) {
            long largest = (2L << bit) - 1;
            int digits = Long.toString(largest).length();
            long power = 1;
            for (int i = 1; i < digits; i++) {
                power *= 10;
            }
            boolean crosses = power > 1L << bit;
            counts[bit] = crosses ? ((long) digits << 32) - power : (long) digits << 32;
        }
        return counts;
    }

    /**
     * How many decimal digits a number has.
     *
     * @param value 0 or more
     * @return 1 to 10
     */
    public static int count(int value) {
        return (int) ((value + COUNTS[31 - Integer.numberOfLeadingZeros(value | 1)]) >>> 32);
    }

    /** Writes an int. */
    public static int write(int value, byte[] out, int at) {
        if (value >= 0) {
            return writePositive(value, out, at);
        }
        if (value == Integer.MIN_VALUE) {
            System.arraycopy(MIN_INT, 0, out, at, MIN_INT.length);
            return at + MIN_INT.length;
        }
        out[at] = '-';
        return writePositive(-value, out, at + 1);
    }

    private static int writePositive(int value, byte[] out, int at) {
        int end = at + count(value);
        int p = end;
        int rest = value;
        while (rest >= 100) {
            int quotient = rest / 100;
            p -= 2;
            SHORTS.set(out, p, PAIRS[rest - quotient * 100]);
            rest = quotient;
        }
        if (rest >= 10) {
            SHORTS.set(out, p - 2, PAIRS[rest]);
        } else {
            out[p - 1] = (byte) ('0' + rest);
        }
        return end;
    }

    /** Writes a long. */
    public static int write(long value, byte[] out, int at) {
        if (value >= 0) {
            return writePositive(value, out, at);
        }
        if (value == Long.MIN_VALUE) {
            System.arraycopy(MIN_LONG, 0, out, at, MIN_LONG.length);
            return at + MIN_LONG.length;
        }
        out[at] = '-';
        return writePositive(-value, out, at + 1);
    }

    private static int writePositive(long value, byte[] out, int at) {
        if (value <= Integer.MAX_VALUE) {
            return writePositive((int) value, out, at);
        }
        long upper = value / HUNDRED_MILLION;
        int end = writePositive(upper, out, at);
        return writePadded((int) (value - upper * HUNDRED_MILLION), 8, out, end);
    }

    /** Writes a long as the unsigned number of the same bits. */
    public static int writeUnsigned(long value, byte[] out, int at) {
        if (value >= 0) {
            return writePositive(value, out, at);
        }
        long upper = Long.divideUnsigned(value, HUNDRED_MILLION);
        int end = writePositive(upper, out, at);
        return writePadded((int) (value - upper * HUNDRED_MILLION), 8, out, end);
    }

    /**
     * Writes a number with leading zeros.
     *
     * @param value 0 or more, of at most {@code width} digits
     * @param width how many digits to write
     */
    public static int writePadded(int value, int width, byte[] out, int at) {
        int rest = value;
        int p = at + width;
        while (p - at >= 2) {
            int quotient = rest / 100;
            p -= 2;
            SHORTS.set(out, p, PAIRS[rest - quotient * 100]);
            rest = quotient;
        }
        if (p > at) {
            out[at] = (byte) ('0' + rest);
        }
        return at + width;
    }
}
