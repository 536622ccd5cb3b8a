// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.store;

import io.gantry.api.query.TableName;
import io.gantry.engine.duckdb.database.ConnectionUse;
import io.gantry.engine.duckdb.database.Failures;
import io.gantry.engine.duckdb.database.Sql;
import io.gantry.engine.duckdb.store.FileSource.FileColumn;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.arrow.vector.ipc.ArrowReader;
import org.jspecify.annotations.Nullable;

/** Replaces a table by the rows of a file, in one transaction. Runs on one thread, is watched and cancelled from others. */
final class TableReplacement {
    private static final String KIND =
            "SELECT 'TABLE' FROM duckdb_tables() WHERE database_name = current_database() AND"
                    + " lower(schema_name) = lower($1) AND lower(table_name) = lower($2) UNION ALL SELECT 'VIEW' FROM duckdb_views()"
                    + " WHERE database_name = current_database() AND lower(schema_name) = lower($1) AND lower(view_name) = lower($2)";

    private final ConnectionUse use;
    private final TableName table;
    private final FileSource source;
    private volatile @Nullable WatchedReader reader;

    TableReplacement(ConnectionUse use, TableName table, FileSource source) {
        this.use = use;
        this.table = table;
        this.source = source;
    }

    /** Runs it to its end. */
    long run() throws SQLException {
        use.enter();
        try (Statement statement = use.connection().createStatement()) {
            statement.execute("BEGIN TRANSACTION");
            statement.execute("CREATE SCHEMA IF NOT EXISTS " + TableNames.schemaSql(table));
            dropOld(statement);
            Offsets.forget(use.connection(), table);
            statement.execute("CREATE TABLE " + TableNames.sql(table) + " (" + definitions() + ")");
            long rows = insert();
            statement.execute("COMMIT");
            return rows;
        } finally {
            use.leave();
        }
    }

    private void dropOld(Statement statement) throws SQLException {
        for (String kind : kinds()) {
            statement.execute("DROP " + kind + " IF EXISTS " + TableNames.sql(table));
        }
    }

    private List<String> kinds() throws SQLException {
        var kinds = new ArrayList<String>();
        try (PreparedStatement find = use.connection().prepareStatement(KIND)) {
            find.setString(1, TableNames.schema(table));
            find.setString(2, table.table());
            try (ResultSet rows = find.executeQuery()) {
                while (rows.next()) {
                    kinds.add(rows.getString(1));
                }
            }
        }
        return kinds;
    }

    private String definitions() {
        return source.columns().stream()
                .map(column -> column.sql() + " " + column.type().text())
                .collect(Collectors.joining(", "));
    }

    private long insert() throws SQLException {
        ArrowReader batches = source.start(use.allocator());
        var watched = new WatchedReader(use.allocator(), batches);
        reader = watched;
        return ArrowInsert.insert(
                use,
                "INSERT INTO " + TableNames.sql(table) + " SELECT " + values() + " FROM "
                        + Sql.identifier(ArrowInsert.STREAM),
                watched,
                use.allocator());
    }

    private String values() {
        return source.columns().stream().map(TableReplacement::value).collect(Collectors.joining(", "));
    }

    private static String value(FileColumn column) {
        return column.type().castBack(column.sql());
    }

    long rows() {
        WatchedReader watched = reader;
        return watched == null ? 0 : watched.rows();
    }

    double fraction() {
        return reader == null ? Double.NaN : source.fraction();
    }

    void cancel() {
        use.cancel();
        source.interrupt();
    }

    /** DuckDB's text of a failure: of the side that reads the file, if it was that. */
    String reason(Throwable failure) {
        if (use.isCancelled()) {
            return "it was stopped";
        }
        WatchedReader watched = reader;
        Exception whileReading = watched == null ? null : watched.failure();
        return whileReading == null ? source.reason(failure) : Failures.text(whileReading);
    }
}
