// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import io.gantry.api.query.EngineQuery;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
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
}
