// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.api.query.EngineQuery;
import io.gantry.api.query.QueryCursor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.duckdb.DuckDBConnection;

/** Makes database files as another DuckDB would have made them, and runs statements to their end. */
final class TestDatabase {
    private TestDatabase() {}

    /** A file with what the statements make. */
    static Path file(Path folder, String... statements) throws Exception {
        Path file = folder.resolve("test.duckdb");
        try (DuckDBConnection connection =
                        DuckDBConnection.newConnection("jdbc:duckdb:" + file, false, new Properties());
                var statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
        return file;
    }

    static DuckDbEngine engine(Path file) {
        return engine(Map.of("file", file.toString(), "threads", "2"));
    }

    static DuckDbEngine engine(Map<String, String> configuration) {
        return new DuckDbEngine(EngineSettings.read(configuration, Optional.empty()));
    }

    static EngineQuery query(String sql) {
        return new EngineQuery(sql, 1000, EngineQuery.UNLIMITED, Map.of());
    }

    /** Closes an engine on which nothing runs any more. */
    static void closeWithoutLeaks(DuckDbEngine engine) {
        assertThat(engine.allocatedBytes()).as("memory of batches").isZero();
        engine.close();
    }

    /** All rows of a statement, values joined by bars. */
    static List<String> texts(DuckDbEngine engine, String sql) {
        var rows = new ArrayList<String>();
        try (QueryCursor cursor = engine.open(query(sql))) {
            for (VectorSchemaRoot batch = cursor.next(); batch != null; batch = cursor.next()) {
                for (int row = 0; row < batch.getRowCount(); row++) {
                    int at = row;
                    rows.add(batch.getFieldVectors().stream()
                            .map(vector -> String.valueOf(vector.getObject(at)))
                            .collect(Collectors.joining("|")));
                }
            }
        }
        return rows;
    }
}
