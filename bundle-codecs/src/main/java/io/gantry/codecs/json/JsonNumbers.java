// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.json;

import io.gantry.api.result.ColumnType;
import io.gantry.codecs.block.IntegerColumn;
import io.gantry.codecs.block.RealColumn;
import io.gantry.codecs.document.JsonCursor;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

/** Numbers of JSON text into columns; a number that its column cannot hold as it is, is malformed. */
final class JsonNumbers {
    private static final int DIGITS_OF_EVERY_LONG = 18;
    private static final int MAX_EXPONENT = 400;
    private static final double[] POWERS = powers();

    private JsonNumbers() {}

    /** The powers of ten that a double holds exactly. */
    private static double[] powers() {
        double[] powers = new double[23];
        powers[0] = 1;
        for (int i = 1; i < powers.length; i++) {
            powers[i] = powers[i - 1] * 10;
        }
        return powers;
    }

    static void read(JsonCursor in, IntegerColumn column, long min, long max) {
        if (in.takeNull()) {
            column.addNull();
            return;
        }
        int from = in.position();
        boolean integer = in.takeNumber();
        int length = in.position() - from;
        long value =
                integer && length <= DIGITS_OF_EVERY_LONG ? digits(in.bytes(), from, in.position()) : exact(in, from);
        if (value < min || value > max) {
            throw in.malformed(from, value + " is not in " + min + " to " + max);
        }
        column.add(value);
    }

    private static long digits(byte[] bytes, int from, int to) {
        boolean negative = bytes[from] == '-';
        long value = 0;
        for (int p = negative ? from + 1 : from; p < to; p++) {
            value = value * 10 + bytes[p] - '0';
        }
        return negative ? -value : value;
    }

    private static long exact(JsonCursor in, int from) {
        String text = text(in, from);
        try {
            var value = new BigDecimal(text);
            // Bounds the work: a huge exponent would be expanded to as many digits.
            if (Math.abs((long) value.scale()) > MAX_EXPONENT) {
                throw in.malformed(from, "a number that is no integer of 64 bits");
            }
            return value.longValueExact();
        } catch (ArithmeticException | NumberFormatException inexact) {
            throw in.malformed(from, "a number that is no integer of 64 bits");
        }
    }

    static void read(JsonCursor in, RealColumn column) {
        if (in.takeNull()) {
            column.addNull();
        } else if (in.peek() == '"') {
            column.add(special(in));
        } else {
            column.add(number(in, column.type() == ColumnType.FLOAT));
        }
    }

    private static double special(JsonCursor in) {
        int from = in.position() + 1;
        in.takeString();
        String name = new String(in.bytes(), from, in.position() - 1 - from, StandardCharsets.ISO_8859_1);
        return switch (name) {
            case "NaN" -> Double.NaN;
            case "Infinity" -> Double.POSITIVE_INFINITY;
            case "-Infinity" -> Double.NEGATIVE_INFINITY;
            default -> throw in.malformed(from, "a string that is neither NaN, Infinity nor -Infinity");
        };
    }

    private static double number(JsonCursor in, boolean single) {
        int from = in.position();
        in.takeNumber();
        byte[] bytes = in.bytes();
        int to = in.position();
        boolean negative = bytes[from] == '-';
        long digits = 0;
        int places = -1;
        int p = negative ? from + 1 : from;
        for (; p < to; p++) {
            int c = bytes[p];
            if (c == '.') {
                places = 0;
            } else if (c <= '9' && digits < 1L << 49) {
                digits = digits * 10 + c - '0';
                places += places < 0 ? 0 : 1;
            } else {
                break;
            }
        }
        // Digits and power are exact, so that the one division rounds as reading has to; in float only below 2^24.
        boolean exact = p == to && places < POWERS.length && (!single || (digits < 1 << 24 && places <= 10));
        if (!exact) {
            String text = text(in, from);
            return single ? Float.parseFloat(text) : Double.parseDouble(text);
        }
        double power = POWERS[Math.max(places, 0)];
        double value = single ? (float) digits / (float) power : digits / power;
        return negative ? -value : value;
    }

    private static String text(JsonCursor in, int from) {
        return new String(in.bytes(), from, in.position() - from, StandardCharsets.ISO_8859_1);
    }
}
