// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import io.gantry.api.result.ResultSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rows and columns of a result, with the method names of Pinot's client. Immutable and thread-safe. */
public final class ResultSet {
    private final ResultSchema schema;
    private final List<@Nullable Object[]> rows;

    ResultSet(ResultSchema schema, List<Object[]> rows) {
        this.schema = schema;
        this.rows = rows;
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
     * Any value as text.
     *
     * @param row 0 to {@link #getRowCount()} - 1
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the text, {@code null} as text for a null
     */
    public String getString(int row, int column) {
        return String.valueOf(getObject(row, column));
    }

    /**
     * A number.
     *
     * @param row 0 to {@link #getRowCount()} - 1
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the value
     */
    public int getInt(int row, int column) {
        return number(row, column).intValue();
    }

    /**
     * A number.
     *
     * @param row 0 to {@link #getRowCount()} - 1
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the value
     */
    public long getLong(int row, int column) {
        return number(row, column).longValue();
    }

    /**
     * A number.
     *
     * @param row 0 to {@link #getRowCount()} - 1
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the value
     */
    public float getFloat(int row, int column) {
        return number(row, column).floatValue();
    }

    /**
     * A number.
     *
     * @param row 0 to {@link #getRowCount()} - 1
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the value
     */
    public double getDouble(int row, int column) {
        return number(row, column).doubleValue();
    }

    /**
     * Any value as the object that fits its type best.
     *
     * @param row 0 to {@link #getRowCount()} - 1
     * @param column 0 to {@link #getColumnCount()} - 1
     * @return the value, or null
     */
    public @Nullable Object getObject(int row, int column) {
        return rows.get(row)[column];
    }

    private Number number(int row, int column) {
        Object value = getObject(row, column);
        if (value instanceof Number number) {
            return number;
        }
        throw new IllegalArgumentException("row " + row + " of column '" + getColumnName(column) + "' ("
                + getColumnDataType(column) + ") is " + (value == null ? "null" : "no number"));
    }
}
