// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.Arrays;

/** One row under construction: a number for each INT column, JSON for each other. Reused from row to row. */
final class Row {
    /** Pinot's marker of an unknown INT. */
    static final int NULL = Integer.MIN_VALUE;

    private static final int COLUMNS = Column.values().length;
    private static final Json[] NULLS = nulls();

    private final int[] numbers = new int[COLUMNS];
    private final Json[] values = NULLS.clone();

    /** Makes every value unknown. */
    void clear() {
        Arrays.fill(numbers, NULL);
        System.arraycopy(NULLS, 0, values, 0, COLUMNS);
    }

    void set(Column column, int number) {
        numbers[column.index()] = number;
    }

    void set(Column column, Json value) {
        values[column.index()] = value;
    }

    int number(Column column) {
        return numbers[column.index()];
    }

    Json value(Column column) {
        return values[column.index()];
    }

    private static Json[] nulls() {
        Json[] result = new Json[COLUMNS];
        for (Column column : Column.values()) {
            result[column.index()] = switch (column.type()) {
                case INT, STRING -> Json.text("null");
                case INT_ARRAY -> Json.array(NULL);
                case LONG_ARRAY -> Json.array(Long.MIN_VALUE);
                case STRING_ARRAY -> Json.array("null");
            };
        }
        return result;
    }
}
