// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.query;

import java.util.Objects;

/**
 * Name of a table, without quotes.
 *
 * @param schema its schema, or the empty text for the engine's default schema
 * @param table its name in that schema
 */
public record TableName(String schema, String table) {
    // Checks that there is a name.
    public TableName {
        Objects.requireNonNull(schema, "schema");
        if (table.isEmpty()) {
            throw new IllegalArgumentException("a table's name is not empty");
        }
    }

    /**
     * A table of the default schema.
     *
     * @param table its name
     * @return its full name
     */
    public static TableName of(String table) {
        return new TableName("", table);
    }

    @Override
    public String toString() {
        return schema.isEmpty() ? table : schema + "." + table;
    }
}
