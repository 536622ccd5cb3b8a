// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import java.util.List;

/**
 * The columns of a result, in order.
 *
 * @param columns at least one
 */
public record ResultSchema(List<Column> columns) {
    // Checks that there is a column.
    public ResultSchema {
        columns = List.copyOf(columns);
        if (columns.isEmpty()) {
            throw new IllegalArgumentException("a result has at least one column");
        }
    }

    /**
     * How many columns there are.
     *
     * @return 1 or more
     */
    public int size() {
        return columns.size();
    }

    /**
     * One column.
     *
     * @param index 0 to {@link #size()} - 1
     * @return the column
     */
    public Column column(int index) {
        return columns.get(index);
    }
}
