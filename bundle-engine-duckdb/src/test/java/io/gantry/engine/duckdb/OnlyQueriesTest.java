// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.QueryCursor;
import io.gantry.engine.duckdb.database.Database;
import io.gantry.engine.duckdb.database.DatabaseOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** a statement reads the engine's tables and does nothing else. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OnlyQueriesTest {
    @TempDir
    static Path folder;

    private DuckDbEngine engine;
    private Path outside;

    @BeforeAll
    void open() throws Exception {
        outside = Files.writeString(folder.resolve("outside.csv"), "a,b\n1,secret\n");
        engine = TestDatabase.engine(TestDatabase.file(
                folder,
                "CREATE TABLE t AS SELECT range AS i, range % 7 AS d FROM range(10)",
                "CREATE SEQUENCE seq",
                "CREATE MACRO mine(x) AS current_setting(x)",
                "CREATE MACRO files() AS TABLE SELECT * FROM glob('*')",
                "CREATE VIEW leak AS SELECT current_setting('threads') AS home",
                "CREATE VIEW outer_leak AS SELECT * FROM leak"));
    }

    @AfterAll
    void close() {
        engine.close();
    }

    List<String> attempts() {
        String file = "'" + outside + "'";
        String written = "'" + folder.resolve("written") + "'";
        return List.of(
                // files, by function, by name, in every corner of a statement
                "SELECT * FROM read_csv(" + file + ")",
                "SELECT * FROM READ_CSV_AUTO(" + file + ")",
                "SELECT * FROM \"read_text\"(" + file + ")",
                "SELECT * FROM main.read_text(" + file + ")",
                "SELECT * FROM read_blob(" + file + ")",
                "SELECT * FROM read_json(" + file + ")",
                "SELECT * FROM read_json_objects(" + file + ")",
                "SELECT * FROM parquet_scan(" + file + ")",
                "SELECT * FROM parquet_metadata(" + file + ")",
                "SELECT * FROM sniff_csv(" + file + ")",
                "SELECT * FROM read_duckdb(" + file + ")",
                "SELECT * FROM glob('/*')",
                "SELECT * FROM " + file,
                "FROM \"" + outside + "\"",
                "SELECT * FROM 'https://example.org/x.parquet'",
                "SELECT * FROM 's3://bucket/x.csv'",
                "SELECT (SELECT content FROM read_text(" + file + "))",
                "WITH c AS (SELECT * FROM read_csv(" + file + ")) SELECT * FROM c",
                "SELECT * FROM t WHERE i IN (SELECT a FROM read_csv(" + file + "))",
                "SELECT * FROM t ORDER BY (SELECT content FROM read_text(" + file + "))",
                "SELECT * FROM t LIMIT (SELECT 1 FROM read_text(" + file + "))",
                "SELECT 1 UNION ALL SELECT a FROM read_csv(" + file + ")",
                "SELECT * FROM t, LATERAL (SELECT * FROM glob(t.i::VARCHAR))",
                "SELECT * FROM t JOIN glob('*') ON true",
                "SELECT [x FOR x IN (SELECT list(file) FROM glob('*'))]",
                "DESCRIBE SELECT * FROM read_csv(" + file + ")",
                "DESCRIBE " + file,
                "SUMMARIZE SELECT * FROM read_csv(" + file + ")",
                "EXPLAIN ANALYZE SELECT * FROM read_csv(" + file + ")",
                // writing
                "COPY t TO " + written,
                "COPY (SELECT 1) TO " + written,
                "COPY t FROM " + file,
                "EXPLAIN ANALYZE COPY t TO " + written,
                "EXPORT DATABASE " + written,
                "IMPORT DATABASE " + written,
                "CREATE TABLE u (i INT)",
                "CREATE TABLE u AS SELECT 1",
                "CREATE OR REPLACE VIEW v AS SELECT 1",
                "CREATE TEMP MACRO m() AS 1",
                "CREATE SECRET (TYPE s3)",
                "CREATE SCHEMA s",
                "INSERT INTO t VALUES (1, 1)",
                "EXPLAIN ANALYZE INSERT INTO t VALUES (1, 1)",
                "EXPLAIN (FORMAT JSON) DELETE FROM t",
                "UPDATE t SET i = 0",
                "DELETE FROM t",
                "TRUNCATE t",
                "MERGE INTO t USING t AS s ON t.i = s.i WHEN MATCHED THEN DELETE",
                "WITH x AS (DELETE FROM t RETURNING *) SELECT * FROM x",
                "WITH x AS (INSERT INTO t VALUES (5, 5) RETURNING *) SELECT * FROM x",
                "WITH x AS (UPDATE t SET i = 1 RETURNING *) SELECT * FROM x",
                "SELECT * FROM (WITH x AS (DELETE FROM t RETURNING *) SELECT * FROM x)",
                "EXPLAIN ANALYZE WITH x AS (DELETE FROM t RETURNING *) SELECT * FROM x",
                "DROP TABLE t",
                "ALTER TABLE t ADD COLUMN x INT",
                "COMMENT ON TABLE t IS 'x'",
                "SELECT nextval('seq')",
                "SELECT setval('seq', 3)",
                "PIVOT t ON d USING sum(i)",
                "SELECT * FROM (PIVOT t ON d USING sum(i))",
                // other databases, extensions, settings
                "ATTACH " + written,
                "DETACH test",
                "USE memory",
                "INSTALL httpfs",
                "LOAD httpfs",
                "UPDATE EXTENSIONS",
                "SET memory_limit = '1TB'",
                "SET VARIABLE x = 1",
                "RESET threads",
                "PRAGMA enable_profiling",
                "PRAGMA database_list",
                "CALL pragma_version()",
                "CALL checkpoint()",
                "CHECKPOINT",
                "VACUUM",
                "ANALYZE",
                "BEGIN",
                "COMMIT",
                "PREPARE p AS SELECT 1",
                "EXECUTE p",
                "DEALLOCATE p",
                // SQL in a text, and what acts or tells
                "SELECT * FROM query('SELECT * FROM read_text(' || " + file + " || ')')",
                "SELECT * FROM query_table('t')",
                "SELECT * FROM json_execute_serialized_sql(json_serialize_sql('SELECT 1'))",
                "SELECT * FROM histogram(t, i)",
                "SELECT * FROM checkpoint()",
                "FROM force_checkpoint()",
                "SELECT write_log('x')",
                "SELECT getenv('HOME')",
                "SELECT GetEnv('HOME')",
                "SELECT 'HOME'.getenv()",
                "SELECT main.getenv('HOME')",
                "SELECT list_transform(['HOME'], x -> getenv(x))",
                "SELECT list_transform(['HOME'], lambda x : getenv(x))",
                "SELECT sum(i) OVER (ORDER BY getenv('HOME')) FROM t",
                "SELECT sum(i) FILTER (getenv('HOME') = '') FROM t",
                "SELECT * REPLACE (getenv('HOME') AS i) FROM t",
                "SELECT {'a': getenv('HOME')}",
                "SELECT CASE WHEN true THEN getenv('HOME') END",
                "SELECT i FROM t GROUP BY ALL HAVING getenv('HOME') = ''",
                "SELECT i FROM t QUALIFY getenv('HOME') = ''",
                "VALUES (getenv('HOME'))",
                "SELECT * FROM unnest([getenv('HOME')])",
                "SELECT current_setting('secret_directory')",
                "SELECT getvariable('x')",
                "SELECT sleep_ms(100000)",
                "SELECT * FROM duckdb_settings()",
                "SELECT * FROM duckdb_settings",
                "SELECT * FROM duckdb_secrets()",
                "SELECT * FROM duckdb_databases()",
                "SELECT * FROM duckdb_tables()",
                "SELECT * FROM pragma_table_info('t')",
                "SELECT * FROM pragma_database_list",
                "SELECT * FROM information_schema.tables",
                "SELECT * FROM pg_catalog.pg_class",
                "SELECT * FROM sqlite_master",
                "SELECT * FROM system.main.duckdb_settings",
                "SELECT * FROM temp.t",
                "SHOW DATABASES",
                "SHOW ALL TABLES",
                "SHOW TABLES FROM main",
                "SHOW VARIABLES",
                "DESCRIBE",
                // the database's own macros and views
                "SELECT mine('threads')",
                "SELECT * FROM files()",
                "SELECT * FROM leak",
                "SELECT * FROM outer_leak",
                // several statements, none, and parameters
                "SELECT 1; DROP TABLE t",
                "SELECT 1; SELECT 2",
                "SELECT ';'; DROP TABLE t; --",
                "SELECT 1 /* ; */; DELETE FROM t",
                "EXPLAIN SELECT 1; DROP TABLE t",
                "EXPLAIN EXPLAIN SELECT 1",
                "SELECT $1",
                "SELECT ?",
                "",
                " -- nothing\n;");
    }

    @ParameterizedTest
    @MethodSource("attempts")
    void refuses(String sql) {
        assertThatThrownBy(() -> engine.analyze(sql))
                .isInstanceOfSatisfying(
                        QueryException.class,
                        e -> assertThat(e.code())
                                .isIn(QueryErrorCode.SQL_PARSING, QueryErrorCode.TABLE_DOES_NOT_EXIST));
        assertThatThrownBy(() -> {
                    try (QueryCursor cursor = engine.open(TestDatabase.query(sql))) {
                        cursor.next();
                    }
                })
                .isInstanceOf(QueryException.class);
        assertThat(folder.resolve("written")).doesNotExist();
        assertThat(TestDatabase.texts(engine, "SELECT count(*), sum(i) FROM t")).containsExactly("10|45");
    }

    @Test
    void whatGotPastTheAnalysisCouldStillNotWrite() throws Exception {
        try (var database = Database.open(new DatabaseOptions(
                        Optional.of(folder.resolve("test.duckdb")),
                        Optional.empty(),
                        OptionalInt.empty(),
                        Optional.empty()));
                var connection = database.connectToRead();
                var statement = connection.createStatement()) {
            assertThatThrownBy(() -> statement.execute("INSERT INTO t VALUES (1, 1)"))
                    .hasMessageContaining("read-only");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "INSERT INTO t VALUES (1)|does more than query; a query is a single SELECT",
                "SELECT 1; SELECT 2|2 statements; a query is a single SELECT",
                "SELECT * FROM read_csv('x')|table function read_csv is not for queries",
                "SELECT getenv('x')|function getenv is not for queries",
                "SELECT * FROM tt|table 'tt' does not exist; tables: t, leak, outer_leak",
                "SELECT * FROM information_schema.tables|does not exist; what DuckDB tells of itself is not for queries",
                "SELECT * FROM duckdb_settings|does not exist; what DuckDB tells of itself is not for queries",
                "WITH x AS (DELETE FROM t RETURNING *) SELECT * FROM x|does more than query",
            })
    void saysWhy(String sql, String message) {
        assertThatThrownBy(() -> engine.analyze(sql)).hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELEC 1|\"SELEC\" at line 1, column 1",
                "SELECT 'é', 'ü' FROM WHERE|\"WHERE\" at line 1, column 22",
                "EXPLAIN SELECT 1 FROM WHERE|\"WHERE\" at line 1, column 23",
            })
    void tellsWhereASyntaxErrorIs(String sql, String message) {
        assertThatThrownBy(() -> engine.analyze(sql))
                .isInstanceOfSatisfying(
                        QueryException.class, e -> assertThat(e.code()).isEqualTo(QueryErrorCode.SQL_PARSING))
                .hasMessageContaining(message);
    }

    @Test
    void countsLines() {
        assertThatThrownBy(() -> engine.analyze("SELECT 1,\n  'ä',\n  FROM FROM"))
                .hasMessageContaining("at line 3, column 8");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT nosuch FROM t",
                "SELECT nosuch(1)",
                "SELECT sum(i FROM t",
                "SELECT i + 'x' FROM t t1 JOIN t t2 ON i = i"
            })
    void refusesWhatDoesNotBind(String sql) {
        assertThatThrownBy(() -> engine.open(TestDatabase.query(sql)).close())
                .isInstanceOfSatisfying(
                        QueryException.class,
                        e -> assertThat(e.code()).isIn(QueryErrorCode.QUERY_VALIDATION, QueryErrorCode.SQL_PARSING));
    }
}
