// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import io.gantry.api.query.TableInfo;
import io.gantry.api.query.TableName;
import io.gantry.api.result.Column;
import io.gantry.engine.duckdb.database.Sql;
import io.gantry.engine.duckdb.types.DuckType;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All tables and views as they were at one moment. Immutable. */
final class CatalogSnapshot {
    /** Schema of what the engine keeps for itself. */
    static final String INTERNAL_SCHEMA = "_gantry";

    private static final String DEFAULT_SCHEMA = "main";
    private static final String OURS = " WHERE database_name = current_database() AND NOT internal AND schema_name <> "
            + Sql.literal(INTERNAL_SCHEMA);
    private static final String TABLES = "SELECT schema_name, table_name, estimated_size, NULL FROM duckdb_tables()"
            + OURS + " UNION ALL SELECT schema_name, view_name, -1, sql FROM duckdb_views()" + OURS;
    private static final String COLUMNS = "SELECT schema_name, table_name, column_name, data_type FROM duckdb_columns()"
            + OURS + " ORDER BY column_index";
    private static final String MACROS =
            "SELECT function_name FROM duckdb_functions() WHERE NOT internal AND function_type LIKE '%macro'";

    private final String databaseName;
    private final Set<String> macros;
    private final Map<TableName, CatalogTable> byFoldedName;
    private final List<TableInfo> tables;

    private CatalogSnapshot(String databaseName, Set<String> macros, Map<TableName, CatalogTable> byFoldedName) {
        this.databaseName = databaseName;
        this.macros = macros;
        this.byFoldedName = byFoldedName;
        this.tables = byFoldedName.values().stream()
                .map(CatalogTable::info)
                .sorted(Comparator.comparing(info -> info.name().toString()))
                .toList();
    }

    static CatalogSnapshot read(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            Map<TableName, List<Column>> columns = readColumns(statement);
            var found = new LinkedHashMap<TableName, CatalogTable>();
            try (ResultSet rows = statement.executeQuery(TABLES)) {
                while (rows.next()) {
                    TableName name = name(rows);
                    var info = new TableInfo(name, columns.getOrDefault(name, List.of()), rows.getLong(3));
                    found.put(
                            fold(name),
                            new CatalogTable(
                                    info, Optional.ofNullable(rows.getString(4)).map(CatalogSnapshot::viewQuery)));
                }
            }
            return new CatalogSnapshot(currentDatabase(statement), readMacros(statement), found);
        }
    }

    private static Map<TableName, List<Column>> readColumns(Statement statement) throws SQLException {
        var columns = new HashMap<TableName, List<Column>>();
        try (ResultSet rows = statement.executeQuery(COLUMNS)) {
            while (rows.next()) {
                columns.computeIfAbsent(name(rows), table -> new ArrayList<>())
                        .add(new Column(
                                rows.getString(3),
                                DuckType.parse(rows.getString(4)).columnType()));
            }
        }
        return columns;
    }

    private static String currentDatabase(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("SELECT current_database()")) {
            row.next();
            return row.getString(1);
        }
    }

    private static Set<String> readMacros(Statement statement) throws SQLException {
        var macros = new HashSet<String>();
        try (ResultSet rows = statement.executeQuery(MACROS)) {
            while (rows.next()) {
                macros.add(Names.fold(rows.getString(1)));
            }
        }
        return macros;
    }

    private static TableName name(ResultSet row) throws SQLException {
        String schema = row.getString(1);
        return new TableName(schema.equals(DEFAULT_SCHEMA) ? "" : schema, row.getString(2));
    }

    // DuckDB keeps "CREATE VIEW name AS query;": names that need it are quoted, so the first bare AS is the one.
    private static String viewQuery(String definition) {
        int as = new SqlText(definition).topLevelWord("AS");
        return as < 0 ? definition : definition.substring(as + 2);
    }

    /** Whether users made a function of this name, whose text may be anything. */
    boolean isMacro(String foldedName) {
        return macros.contains(foldedName);
    }

    List<TableInfo> tables() {
        return tables;
    }

    Optional<CatalogTable> find(TableName name) {
        String schema = Names.fold(name.schema()).equals(DEFAULT_SCHEMA) ? "" : name.schema();
        return Optional.ofNullable(byFoldedName.get(fold(new TableName(schema, name.table()))));
    }

    /**
     * The table that a query names: by its name, its schema's or this database's, or both.
     *
     * @param path as the query has it
     * @param schema where to look first for a name alone: a view's own schema, or the empty text
     */
    Optional<CatalogTable> find(TablePath path, String schema) {
        List<String> parts = path.parts();
        return switch (parts.size()) {
            case 1 -> find(new TableName(schema, path.table())).or(() -> find(TableName.of(path.table())));
            case 2 ->
                find(new TableName(parts.get(0), path.table()))
                        .or(() -> isThisDatabase(parts.get(0)) ? find(TableName.of(path.table())) : Optional.empty());
            case 3 -> isThisDatabase(parts.get(0)) ? find(new TableName(parts.get(1), path.table())) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private boolean isThisDatabase(String name) {
        return Names.fold(name).equals(Names.fold(databaseName));
    }

    private static TableName fold(TableName name) {
        return new TableName(Names.fold(name.schema()), Names.fold(name.table()));
    }
}
