// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.query;

import io.gantry.api.result.Column;
import io.gantry.api.result.ResultSchema;
import io.gantry.engine.duckdb.database.LostReason;
import io.gantry.engine.duckdb.database.Sql;
import io.gantry.engine.duckdb.types.DuckType;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.ipc.ArrowReader;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBResultSet;
import org.jspecify.annotations.Nullable;

/**
 * A prepared statement and, once it was started, its Arrow stream. Used by one thread at a time. Closes reader, result
 * and statement in this order: DuckDB's memory behind each belongs to the next.
 */
final class StatementResult implements AutoCloseable {
    private final PreparedStatement statement;
    private final String sql;
    private final ResultSchema schema;
    private @Nullable ResultSet result;
    private @Nullable ArrowReader reader;

    private StatementResult(PreparedStatement statement, String sql, ResultSchema schema) {
        this.statement = statement;
        this.sql = sql;
        this.schema = schema;
    }

    /**
     * Prepares a statement so that all its columns come in a plain Arrow form.
     *
     * @param connection to prepare on
     * @param sql one query
     * @return to be closed by the caller
     */
    static StatementResult prepare(DuckDBConnection connection, String sql) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        try {
            ResultSetMetaData columns = statement.getMetaData();
            List<DuckType> types = types(columns);
            ResultSchema schema = schema(columns, types);
            Optional<String> rewritten = rewrite(sql, types);
            if (rewritten.isEmpty()) {
                return new StatementResult(statement, sql, schema);
            }
            statement.close();
            statement = connection.prepareStatement(rewritten.get());
            return new StatementResult(statement, rewritten.get(), schema);
        } catch (SQLException | RuntimeException e) {
            statement.close();
            throw e;
        }
    }

    private static List<DuckType> types(ResultSetMetaData columns) throws SQLException {
        var types = new ArrayList<DuckType>();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            types.add(DuckType.parse(columns.getColumnTypeName(i)));
        }
        return types;
    }

    private static ResultSchema schema(ResultSetMetaData columns, List<DuckType> types) throws SQLException {
        var schema = new ArrayList<Column>();
        for (int i = 1; i <= types.size(); i++) {
            schema.add(new Column(columns.getColumnLabel(i), types.get(i - 1).columnType()));
        }
        return new ResultSchema(schema);
    }

    // By position: several columns may share a name.
    private static Optional<String> rewrite(String sql, List<DuckType> types) {
        var names = new ArrayList<String>();
        var selected = new ArrayList<String>();
        boolean any = false;
        for (DuckType type : types) {
            String name = Sql.identifier("c" + names.size());
            Optional<String> cast = type.cast(name);
            any |= cast.isPresent();
            names.add(name);
            selected.add(cast.orElse(name));
        }
        return any
                ? Optional.of("SELECT " + String.join(", ", selected) + " FROM (\n" + sql + "\n) AS q("
                        + String.join(", ", names) + ")")
                : Optional.empty();
    }

    ResultSchema schema() {
        return schema;
    }

    boolean isStarted() {
        return reader != null;
    }

    void start(BufferAllocator allocator, int batchRows) throws SQLException {
        ResultSet started = statement.executeQuery();
        result = started;
        reader = (ArrowReader) started.unwrap(DuckDBResultSet.class).arrowExportStream(allocator, batchRows);
    }

    /** The next batch with rows, or null at the end. */
    @Nullable
    VectorSchemaRoot next() throws IOException {
        ArrowReader started = reader;
        if (started == null) {
            throw new IllegalStateException("not started");
        }
        while (started.loadNextBatch()) {
            VectorSchemaRoot batch = started.getVectorSchemaRoot();
            if (batch.getRowCount() > 0) {
                return batch;
            }
        }
        return null;
    }

    @Override
    @SuppressWarnings("try")
    public void close() throws SQLException, IOException {
        try (PreparedStatement last = statement;
                ResultSet then = result;
                ArrowReader first = reader) {
            reader = null;
            result = null;
        }
    }

    /**
     * Why the statement failed.
     *
     * @param connection that it was prepared on
     * @param failure what was thrown
     * @return DuckDB's text
     */
    String reason(DuckDBConnection connection, Exception failure) {
        return LostReason.text(failure, connection, sql);
    }
}
