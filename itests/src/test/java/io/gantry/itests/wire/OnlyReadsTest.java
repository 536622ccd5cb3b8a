// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.itests.process.Gantry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A client of a running broker reads its tables and does nothing else. */
@Timeout(300)
class OnlyReadsTest {
    /** Answers that change when data, tables or settings do. */
    private static final List<String> WITNESSES = List.of(
            "SELECT count(*), sum(i), max(d) FROM t",
            "SHOW TABLES",
            "DESCRIBE t",
            "SELECT CAST(TIMESTAMPTZ '2020-01-01 00:00:00+00' AS VARCHAR), 7 // 2, 'a' = 'A'",
            "SELECT * FROM (VALUES (1), (NULL), (2)) v(x) ORDER BY x");

    @TempDir
    static Path folder;

    private static Path secret;
    private static Path written;
    private static Gantry gantry;
    private static PinotClient client;
    private static List<String> before;

    @BeforeAll
    static void start() throws Exception {
        secret = Files.writeString(folder.resolve("secret.csv"), "i,d\n1,hidden\n2,hidden too\n");
        written = folder.resolve("written");
        gantry = new Gantry(folder.resolve("broker"));
        gantry.run();
        gantry.ok("load", secret.toString(), "--table", "t");
        client = new PinotClient(gantry.port());
        before = witnesses();
    }

    @AfterAll
    static void stop() throws Exception {
        client.close();
        gantry.close();
    }

    static Stream<Arguments> attempts() {
        String file = "'" + secret + "'";
        String target = "'" + written + "'";
        return Stream.of(
                // to read a file
                Arguments.of("SELECT * FROM read_csv(" + file + ")", 150, "read_csv"),
                Arguments.of("SELECT * FROM read_text(" + file + ")", 150, "read_text"),
                Arguments.of("SELECT * FROM " + file, 190, "does not exist"),
                Arguments.of("FROM \"" + secret + "\"", 190, "does not exist"),
                Arguments.of("SELECT (SELECT content FROM read_text(" + file + "))", 150, "read_text"),
                Arguments.of("WITH c AS (SELECT * FROM read_csv(" + file + ")) SELECT * FROM c", 150, "read_csv"),
                Arguments.of("SELECT * FROM glob('/*')", 150, "glob"),
                Arguments.of("SELECT * FROM parquet_scan(" + file + ")", 150, "parquet_scan"),
                Arguments.of("SELECT * FROM 'https://localhost/x.parquet'", 190, "does not exist"),
                Arguments.of("EXPLAIN ANALYZE SELECT * FROM read_csv(" + file + ")", 150, "read_csv"),
                Arguments.of("DESCRIBE SELECT * FROM read_csv(" + file + ")", 150, "read_csv"),
                Arguments.of("SELECT * FROM query('FROM read_text(''" + secret + "'')')", 150, "query"),
                Arguments.of("SELECT getenv('HOME')", 150, "getenv"),
                Arguments.of("SELECT 'HOME'.getenv()", 150, "getenv"),
                Arguments.of("SELECT current_setting('secret_directory')", 150, "current_setting"),
                Arguments.of("SELECT * FROM duckdb_settings()", 150, "duckdb_settings"),
                Arguments.of("SELECT * FROM information_schema.tables", 190, "not for queries"),
                // to write
                Arguments.of("COPY t TO " + target, 150, "a query is a single SELECT"),
                Arguments.of("COPY t FROM " + file, 150, "a query is a single SELECT"),
                Arguments.of("EXPORT DATABASE " + target, 150, "a query is a single SELECT"),
                Arguments.of("ATTACH " + target, 150, "a query is a single SELECT"),
                Arguments.of("INSERT INTO t VALUES (3, 'x')", 150, "a query is a single SELECT"),
                Arguments.of("UPDATE t SET i = 0", 150, "a query is a single SELECT"),
                Arguments.of("DELETE FROM t", 150, "a query is a single SELECT"),
                Arguments.of("WITH x AS (DELETE FROM t RETURNING *) SELECT * FROM x", 150, "does more than query"),
                Arguments.of("EXPLAIN ANALYZE DELETE FROM t", 150, "does more than query"),
                Arguments.of("TRUNCATE t", 150, "a query is a single SELECT"),
                Arguments.of("DROP TABLE t", 150, "a query is a single SELECT"),
                Arguments.of("ALTER TABLE t ADD COLUMN x INT", 150, "a query is a single SELECT"),
                Arguments.of("CREATE TABLE u AS SELECT 1", 150, "a query is a single SELECT"),
                Arguments.of("CREATE OR REPLACE VIEW t AS SELECT 1", 150, "a query is a single SELECT"),
                Arguments.of("SELECT * FROM checkpoint()", 150, "checkpoint"),
                // to change a setting: what looks like one is an option of the query, as with Pinot
                Arguments.of("SET TimeZone = 'Asia/Tokyo'", 150, "empty"),
                Arguments.of("SET integer_division = true; SET x = 1", 150, "empty"),
                Arguments.of(
                        "SET enable_external_access = true; SELECT * FROM read_csv(" + file + ")", 150, "read_csv"),
                Arguments.of("SET GLOBAL TimeZone = 'Asia/Tokyo'", 150, ""),
                Arguments.of("SET SESSION default_null_order = 'nulls_first'", 150, ""),
                Arguments.of("RESET threads", 150, "a query is a single SELECT"),
                Arguments.of("PRAGMA default_null_order = 'nulls_first'", 150, "a query is a single SELECT"),
                Arguments.of("PRAGMA enable_profiling", 150, "a query is a single SELECT"),
                Arguments.of("USE memory", 150, ""),
                Arguments.of("CALL pragma_version()", 150, "a query is a single SELECT"),
                // to load an extension
                Arguments.of("INSTALL httpfs", 150, "a query is a single SELECT"),
                Arguments.of("LOAD " + target, 150, "a query is a single SELECT"),
                Arguments.of("UPDATE EXTENSIONS", 150, ""),
                // to run two statements
                Arguments.of("SELECT 1; SELECT 2", 150, "2 statements"),
                Arguments.of("SELECT 1; DROP TABLE t", 150, ""),
                Arguments.of("SELECT ';'; DROP TABLE t; --", 150, ""),
                Arguments.of("EXPLAIN SELECT 1; DROP TABLE t", 150, ""),
                Arguments.of("BEGIN", 150, "a query is a single SELECT"),
                Arguments.of("PREPARE p AS DROP TABLE t", 150, "DROP_STATEMENT"));
    }

    @ParameterizedTest
    @MethodSource("attempts")
    void everythingElseIsRefusedInWords(String sql, int code, String text) throws Exception {
        PinotClient.Answer answer = client.submit(sql, Map.of());
        assertThat(answer.errorCode()).as(answer.metadata().toString()).isEqualTo(code);
        assertThat(answer.message()).contains(text).isNotBlank().doesNotContain("hidden", "Exception", "\tat ");
    }

    @AfterEach
    void nothingHasChanged() throws Exception {
        assertThat(witnesses()).isEqualTo(before);
        assertThat(written).doesNotExist();
    }

    private static List<String> witnesses() throws Exception {
        var answers = new ArrayList<String>();
        for (String sql : WITNESSES) {
            PinotClient.Answer answer = client.submit(sql, Map.of());
            assertThat(answer.message()).as(sql).isEmpty();
            answers.add(Arrays.deepToString(answer.rows().toArray()));
        }
        return answers;
    }
}
