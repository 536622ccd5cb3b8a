// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.store;

import io.gantry.api.ingest.TableLoadException;
import io.gantry.api.query.TableName;
import io.gantry.engine.duckdb.database.Sql;
import java.util.Locale;
import java.util.Set;

/** Names of tables in SQL. */
final class TableNames {
    private static final int LONGEST = 255;
    private static final String DEFAULT_SCHEMA = "main";
    private static final Set<String> RESERVED =
            Set.of(Offsets.SCHEMA, "information_schema", "pg_catalog", "temp", "system");

    private TableNames() {}

    /** The quoted name, schema included. */
    static String sql(TableName table) {
        return Sql.identifier(schema(table)) + "." + Sql.identifier(table.table());
    }

    /** The quoted schema. */
    static String schemaSql(TableName table) {
        return Sql.identifier(schema(table));
    }

    static String schema(TableName table) {
        return table.schema().isEmpty() ? DEFAULT_SCHEMA : table.schema();
    }

    /**
     * Checks the name of a table to make.
     *
     * @throws TableLoadException for a schema of DuckDB's or ours, and for a name that nobody could type
     */
    static void check(TableName table) {
        if (RESERVED.contains(table.schema().toLowerCase(Locale.ROOT))) {
            throw new TableLoadException("no table can be made in schema " + table.schema() + "; choose another", null);
        }
        check("table", table.table());
        check("schema", table.schema());
    }

    private static void check(String what, String name) {
        if (name.length() > LONGEST || name.chars().anyMatch(Character::isISOControl)) {
            throw new TableLoadException(
                    "a " + what + "'s name has at most " + LONGEST
                            + " characters, none of them a control character; this one has " + name.length(),
                    null);
        }
    }
}
