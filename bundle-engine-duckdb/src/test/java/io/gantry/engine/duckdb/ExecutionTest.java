// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.EngineQuery;
import io.gantry.api.query.QueryCursor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExecutionTest {
    @TempDir
    static Path folder;

    private DuckDbEngine engine;

    @BeforeAll
    void open() {
        engine = TestDatabase.engine(Map.of(
                "file", folder.resolve("x.duckdb").toString(),
                "memory_limit", "100MB",
                "threads", "2",
                "temp_directory", folder.resolve("full").toString(),
                "arrow.memory.maxBytes", "8000000"));
    }

    @AfterAll
    void closesWithoutLeaks() {
        TestDatabase.closeWithoutLeaks(engine);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT CASE WHEN i = 5 THEN error('boom') ELSE i END FROM range(10) t(i)|boom",
                "SELECT CASE WHEN i = 5000000 THEN error('boom') ELSE i END FROM range(10000000) t(i)|boom",
                "SELECT i::TINYINT FROM range(500000) t(i)|value 128 can't be cast",
                "SELECT 'x'::INT|Could not convert string 'x' to INT32",
                "SELECT string_agg(repeat('x', 1000000), '') FROM range(1000)|"
                        + "raise memory_limit in etc/io.gantry.engine.duckdb.cfg",
            })
    void tellsWhyAStatementFailed(String sql, String reason) {
        assertThatThrownBy(() -> TestDatabase.texts(engine, sql))
                .isInstanceOfSatisfying(
                        QueryException.class, e -> assertThat(e.code()).isEqualTo(QueryErrorCode.QUERY_EXECUTION))
                .hasMessageContaining(reason)
                .hasMessageNotContaining("CDataJniException");
        assertThat(TestDatabase.texts(engine, "SELECT 1")).containsExactly("1");
    }

    @Test
    void aFailedCursorStaysFailed() {
        try (QueryCursor cursor = engine.open(TestDatabase.query("SELECT 'x'::INT"))) {
            assertThatThrownBy(cursor::next).isInstanceOf(QueryException.class);
            assertThatThrownBy(cursor::next).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void unknownColumnsAreNamedAsDuckDbNamesThem() {
        assertThatThrownBy(() -> engine.open(TestDatabase.query("SELECT nosuch FROM range(3)")))
                .isInstanceOfSatisfying(
                        QueryException.class, e -> assertThat(e.code()).isEqualTo(QueryErrorCode.QUERY_VALIDATION))
                .hasMessageContaining("Referenced column \"nosuch\" not found")
                .hasMessageContaining("range");
    }

    @Test
    void aLongResultNeedsLittleMemory() {
        long rows = 0;
        try (QueryCursor cursor = engine.open(new EngineQuery(
                "SELECT i, 'text ' || i AS s, i * 0.5 AS d FROM range(3000000) t(i)",
                10_000,
                EngineQuery.UNLIMITED,
                Map.of()))) {
            for (var batch = cursor.next(); batch != null; batch = cursor.next()) {
                rows += batch.getRowCount();
                assertThat(engine.allocatedBytes()).as("memory of batches").isLessThan(2_000_000);
            }
        }
        assertThat(rows).isEqualTo(3_000_000);
    }

    @Test
    void aBatchThatExceedsTheMemoryForBatchesSaysWhichSettingHelps() {
        try (QueryCursor cursor = engine.open(new EngineQuery(
                "SELECT i, 'text ' || i AS s FROM range(3000000) t(i)", 1_000_000, EngineQuery.UNLIMITED, Map.of()))) {
            assertThatThrownBy(cursor::next)
                    .isInstanceOf(QueryException.class)
                    .hasMessageContaining("arrow.memory.maxBytes")
                    .hasMessageContaining("blockRowSize");
        }
    }

    @Test
    void eightCursorsRunSideBySide() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            var work = new ArrayList<Callable<List<String>>>();
            for (int i = 0; i < 8; i++) {
                int from = i * 1000;
                work.add(() -> TestDatabase.texts(
                        engine,
                        "SELECT i, 'x' || i FROM range(" + from + ", " + (from + 20_000) + ") t(i) ORDER BY i"));
            }
            List<Future<List<String>>> results = threads.invokeAll(work);
            for (int i = 0; i < 8; i++) {
                assertThat(results.get(i).get())
                        .hasSize(20_000)
                        .last()
                        .isEqualTo((i * 1000 + 19_999) + "|x" + (i * 1000 + 19_999));
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void explainShowAndDescribeAnswerRows() {
        assertThat(TestDatabase.texts(engine, "EXPLAIN SELECT 1")).hasSize(1);
        assertThat(TestDatabase.texts(engine, "EXPLAIN ANALYZE SELECT 1")).hasSize(1);
        assertThat(TestDatabase.texts(engine, "EXPLAIN (FORMAT JSON) SELECT 1")).hasSize(1);
        assertThat(TestDatabase.texts(engine, "SHOW TABLES")).isEmpty();
        assertThat(TestDatabase.texts(engine, "DESCRIBE SELECT 1 AS a")).hasSize(1);
        assertThat(TestDatabase.texts(engine, "SUMMARIZE SELECT 1 AS a")).hasSize(1);
    }
}
