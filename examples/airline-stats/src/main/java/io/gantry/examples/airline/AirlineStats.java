// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.List;
import java.util.stream.Collectors;

/** The sample table: its columns, and rows for it. */
public final class AirlineStats {
    /** Ten times the size of Pinot's sample. */
    public static final long DEFAULT_ROWS = 97_460;

    private static final List<Column> COLUMNS = List.of(Column.values());

    private AirlineStats() {}

    /**
     * The columns in the order of every row.
     *
     * @return 79 columns
     */
    public static List<Column> columns() {
        return COLUMNS;
    }

    /**
     * The columns as {@code CREATE TABLE} of DuckDB takes them between its parentheses.
     *
     * @return {@code name TYPE, name TYPE, …}
     */
    public static String columnDefinitions() {
        return COLUMNS.stream()
                .map(column -> column.columnName() + " " + column.type().sqlType())
                .collect(Collectors.joining(", "));
    }

    /**
     * Starts making rows.
     *
     * @param seed decides every row; the same seed gives the same rows everywhere
     * @return a generator at its first row
     */
    public static RowGenerator generator(long seed) {
        return new RowGenerator(seed);
    }
}
