// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.database;

/** Writes text into SQL. */
public final class Sql {
    private Sql() {}

    /**
     * A text as a literal.
     *
     * @param text any text
     * @return in single quotes
     */
    public static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    /**
     * A name as an identifier.
     *
     * @param name any name
     * @return in double quotes
     */
    public static String identifier(String name) {
        return "\"" + name.replace("\"", "\"\"") + "\"";
    }
}
