// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ResultSchema;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rows and columns of a result, with the method names of Pinot's client. Immutable and thread-safe. */
public final class ResultSet {
    private static final double TWO_TO_63 = 0x1p63;

    /** An array or a map, with its JSON text beside it. */
    private record Nested(Object value, String text) {}

    private final ResultSchema schema;
    private final List<@Nullable Object[]> rows;

    ResultSet(ResultSchema schema, List<Object[]> rows) {
        this.schema = schema;
        this.rows = rows;
    }

    /** A value of a block in the form in which this class holds it. */
    static @Nullable Object held(DecodedBlock block, int row, int column) {
        Object value = block.value(row, column);
        return value instanceof List<?> || value instanceof Map<?, ?>
                ? new Nested(value, String.valueOf(block.text(row, column)))
                : value;
    }

    /**
     * How many rows there are.
     *
     * @return 0 or more
     */
    public int getRowCount() {
        return rows.size();
    }

    /**
     * How many columns there are.
     *
     * @return 1 or more
     */
    public int getColumnCount() {
        return schema.size();
    }

    /**
     * A column's name.
     *
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return its name
     */
    public String getColumnName(int column) {
        return schema.column(column).name();
    }

    /**
     * A column's type.
     *
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the name of its type on the wire
     */
    public String getColumnDataType(int column) {
        return schema.column(column).type().name();
    }

    /**
     * Any value as text: decimal digits for numbers, JSON for arrays and maps.
     *
     * @param row 0 to {@link #getRowCount()} - 1
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the text, {@code null} as text for a null
     */
    public String getString(int row, int column) {
        Object value = rows.get(row)[column];
        return value instanceof Nested nested ? nested.text() : String.valueOf(value);
    }

    /**
     * A whole number, also one that travels as text or as a floating point number.
     *
     * @param row 0 to {@link #getRowCount()} - 1
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the value
     * @throws IllegalArgumentException if it is null or no whole number of 32 bits
     */
    public int getInt(int row, int column) {
        long value = getLong(row, column);
        if (value != (int) value) {
            throw wrong(row, column, "a whole number of 32 bits");
        }
        return (int) value;
    }

    /**
     * A whole number, also one that travels as text or as a floating point number.
     *
     * @param row 0 to {@link #getRowCount()} - 1
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the value
     * @throws IllegalArgumentException if it is null or no whole number of 64 bits
     */
    public long getLong(int row, int column) {
        Object value = rows.get(row)[column];
        if (value instanceof Integer || value instanceof Long) {
            return ((Number) value).longValue();
        }
        if (value instanceof Number real) {
            double number = real.doubleValue();
            if (number == Math.rint(number) && number >= -TWO_TO_63 && number < TWO_TO_63) {
                return (long) number;
            }
        }
        if (value instanceof String text) {
            try {
                return new BigDecimal(text).longValueExact();
            } catch (ArithmeticException | NumberFormatException notWhole) {
                // told below
            }
        }
        throw wrong(row, column, "a whole number of 64 bits");
    }

    /**
     * A number, also one that travels as text, rounded to the nearest float.
     *
     * @param row 0 to {@link #getRowCount()} - 1
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the value
     * @throws IllegalArgumentException if it is null or no number
     */
    public float getFloat(int row, int column) {
        Object value = rows.get(row)[column];
        if (value instanceof Number number) {
            return number.floatValue();
        }
        return (float) getDouble(row, column);
    }

    /**
     * A number, also one that travels as text, rounded to the nearest double.
     *
     * @param row 0 to {@link #getRowCount()} - 1
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the value
     * @throws IllegalArgumentException if it is null or no number
     */
    public double getDouble(int row, int column) {
        Object value = rows.get(row)[column];
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        if (value instanceof String text) {
            try {
                return Double.parseDouble(text);
            } catch (NumberFormatException notANumber) {
                // told below
            }
        }
        throw wrong(row, column, "a number");
    }

    /**
     * Any value as the object that fits its type best, as {@link DecodedBlock#value} gives it.
     *
     * @param row 0 to {@link #getRowCount()} - 1
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the value, or null
     */
    public @Nullable Object getObject(int row, int column) {
        Object value = rows.get(row)[column];
        return value instanceof Nested nested ? nested.value() : value;
    }

    private IllegalArgumentException wrong(int row, int column, String wanted) {
        String text = getString(row, column);
        return new IllegalArgumentException("row " + row + " of column '" + getColumnName(column) + "' ("
                + getColumnDataType(column) + ") is " + (text.length() > 40 ? text.substring(0, 40) + "…" : text)
                + ", not " + wanted);
    }
}
