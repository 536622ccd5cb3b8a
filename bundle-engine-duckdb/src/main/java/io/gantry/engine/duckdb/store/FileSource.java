// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.store;

import io.gantry.api.ingest.FileLoad;
import io.gantry.engine.duckdb.database.Database;
import io.gantry.engine.duckdb.database.DatabaseOptions;
import io.gantry.engine.duckdb.database.Interrupts;
import io.gantry.engine.duckdb.database.LostReason;
import io.gantry.engine.duckdb.database.Sql;
import io.gantry.engine.duckdb.types.DuckType;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.vector.ipc.ArrowReader;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBPreparedStatement;
import org.duckdb.DuckDBResultSet;
import org.jspecify.annotations.Nullable;

/** The rows of a file, read by a DuckDB of its own. Closed after the stream of its rows. */
final class FileSource implements AutoCloseable {
    private static final int BATCH_ROWS = 20 * 1024;

    private final DuckDBConnection connection;
    private final List<FileColumn> columns;
    private final String sql;
    private final DuckDBPreparedStatement statement;
    private @Nullable ResultSet result;

    private FileSource(
            DuckDBConnection connection, List<FileColumn> columns, String sql, DuckDBPreparedStatement statement) {
        this.connection = connection;
        this.columns = columns;
        this.sql = sql;
        this.statement = statement;
    }

    static FileSource open(FileLoad load, FileFormat format, DatabaseOptions options) throws SQLException {
        DuckDBConnection connection = Database.openReader(options);
        try {
            String query = format.query(load);
            List<FileColumn> columns = describe(connection, query);
            String sql = columns.stream()
                    .map(column -> column.type().cast(column.sql()).orElse(column.sql()) + " AS " + column.sql())
                    .collect(Collectors.joining(", ", "SELECT ", " FROM (" + query + ")"));
            return new FileSource(connection, columns, sql, connection.prepare(sql));
        } catch (SQLException | RuntimeException e) {
            connection.close();
            throw e;
        }
    }

    private static List<FileColumn> describe(DuckDBConnection connection, String query) throws SQLException {
        var columns = new ArrayList<FileColumn>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("DESCRIBE " + query)) {
            while (rows.next()) {
                columns.add(new FileColumn(rows.getString(1), DuckType.parse(rows.getString(2))));
            }
        }
        return columns;
    }

    List<FileColumn> columns() {
        return columns;
    }

    /** Starts to read; the reader is closed by the caller, before this. */
    ArrowReader start(BufferAllocator allocator) throws SQLException {
        ResultSet started = statement.executeQuery();
        result = started;
        return (ArrowReader) started.unwrap(DuckDBResultSet.class).arrowExportStream(allocator, BATCH_ROWS);
    }

    /** How much of the file is read, 0 to 1, or NaN. */
    double fraction() {
        try {
            double percentage = statement.getQueryProgress().getPercentage();
            return percentage < 0 ? Double.NaN : Math.min(percentage / 100, 1);
        } catch (SQLException notRunning) {
            return Double.NaN;
        }
    }

    /** DuckDB's text of a failure. */
    String reason(Throwable failure) {
        return LostReason.text(failure, connection, sql);
    }

    void interrupt() {
        Interrupts.interrupt(connection);
    }

    @Override
    @SuppressWarnings("try")
    public void close() throws SQLException {
        try (DuckDBConnection last = connection;
                DuckDBPreparedStatement then = statement;
                ResultSet first = result) {
            result = null;
        }
    }

    /**
     * A column of a file.
     *
     * @param name as the file has it
     * @param type that it gets in the table
     */
    record FileColumn(String name, DuckType type) {
        String sql() {
            return Sql.identifier(name);
        }
    }
}
