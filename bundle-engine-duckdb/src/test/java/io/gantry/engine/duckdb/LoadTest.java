// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.gantry.api.ingest.FileLoad;
import io.gantry.api.ingest.LoadProgress;
import io.gantry.api.ingest.SourcePosition;
import io.gantry.api.ingest.TableLoadException;
import io.gantry.api.query.EngineQuery;
import io.gantry.api.query.QueryCursor;
import io.gantry.api.query.TableName;
import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.duckdb.DuckDBConnection;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class LoadTest {
    private static final TableName T = TableName.of("t");

    @TempDir
    Path folder;

    private DuckDbEngine engine;

    @BeforeEach
    void open() {
        engine = TestDatabase.engine(folder.resolve("engine.duckdb"));
    }

    @AfterEach
    void closesWithoutLeaks() {
        TestDatabase.closeWithoutLeaks(engine);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rows.csv|FORMAT csv",
                "rows.tsv|FORMAT csv, DELIMITER '\t'",
                "rows.CSV.gz|FORMAT csv, COMPRESSION gzip",
                "rows.csv.zst|FORMAT csv, COMPRESSION zstd",
                "rows.jsonl|FORMAT json",
                "rows.ndjson.gz|FORMAT json, COMPRESSION gzip",
                "rows.json|FORMAT json, ARRAY true",
                "rows.parquet|FORMAT parquet",
                "name with 'quotes', [brackets] *.csv|FORMAT csv",
            })
    void readsEveryForm(String name, String options) throws Exception {
        Path file = folder.resolve(name);
        elsewhere("COPY (SELECT range AS i, 'name ' || range AS s, range * 0.5::DOUBLE AS d,"
                + " DATE '2020-01-01' + range::INT AS day FROM range(3000)) TO '"
                + file.toString().replace("'", "''") + "' (" + options + ")");
        assertThat(load(file, T)).isEqualTo(3000);
        assertThat(texts("SELECT count(*), sum(i), max(s), sum(d), max(day)::VARCHAR FROM t"))
                .containsExactly("3000|4498500|name 999|2249250.0|2028-03-18");
        assertThat(engine.catalog().table(T).orElseThrow().columns())
                .containsExactly(
                        new Column("i", ColumnType.LONG),
                        new Column("s", ColumnType.STRING),
                        new Column("d", ColumnType.DOUBLE),
                        new Column("day", ColumnType.STRING));
    }

    @Test
    void typesThatArrowDoesNotCarryComeThroughWhole() throws Exception {
        Path file = folder.resolve("types.parquet");
        elsewhere("COPY (SELECT 'b'::ENUM('a', 'b') AS e, [{'x': 1, 'y': ['p', NULL]}] AS nested, MAP {'k': 1.5} AS m,"
                + " uuid '00000000-0000-0000-0000-000000000001' AS u, '{\"a\":[1]}'::JSON AS j, 170141183460469231731687303715884105727 AS h,"
                + " '\\xAA'::BLOB AS bytes, INTERVAL 3 DAYS AS iv, TIMESTAMPTZ '2020-01-01 00:00:00+00' AS ts, NULL::INT AS n,"
                + " 12.345::DECIMAL(10,3) AS dec) TO '" + file + "' (FORMAT parquet)");
        load(file, T);
        assertThat(texts("SELECT column_type FROM (DESCRIBE t)"))
                .containsExactly(
                        "VARCHAR",
                        "STRUCT(x INTEGER, y VARCHAR[])[]",
                        "MAP(VARCHAR, DECIMAL(2,1))",
                        "UUID",
                        "JSON",
                        "DOUBLE",
                        "BLOB",
                        "INTERVAL",
                        "TIMESTAMP WITH TIME ZONE",
                        "INTEGER",
                        "DECIMAL(10,3)");
        assertThat(texts("SELECT e, nested::VARCHAR, m::VARCHAR, u, j, bytes::VARCHAR, iv::VARCHAR, n, dec FROM t"))
                .containsExactly("b|[{'x': 1, 'y': [p, NULL]}]|{k=1.5}|00000000-0000-0000-0000-000000000001|"
                        + "{\"a\":[1]}|\\xAA|3 days|null|12.345");
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "jsonl", "parquet"})
    void takesTheTypesThatAreGiven(String ending) throws Exception {
        Path file = folder.resolve("typed." + ending);
        elsewhere("COPY (SELECT range AS a, (range % 2)::VARCHAR AS b FROM range(10)) TO '" + file + "' (FORMAT "
                + (ending.equals("jsonl") ? "json" : ending) + ")");
        var types = new LinkedHashMap<String, String>();
        types.put("a", "UTINYINT");
        types.put("b", "ENUM('0', '1')");
        engine.load(new FileLoad(file, T, Optional.of(types), OptionalLong.empty()), LoadProgress.NONE);
        assertThat(texts("SELECT column_type FROM (DESCRIBE t)")).containsExactly("UTINYINT", "ENUM('0', '1')");
        assertThat(texts("SELECT sum(a)::INT, count(DISTINCT b) FROM t")).containsExactly("45|2");
    }

    @Test
    void replacesTableOrViewAndForgetsPositions() throws Exception {
        load(csv("one.csv", "a\n1\n"), T);
        try (var sink = engine.openSink(T)) {
            sink.commit(List.of(new SourcePosition("topic", 0, 7)));
        }
        assertThat(engine.positions(T)).hasSize(1);
        assertThat(load(csv("two.csv", "b,c\n1,2\n3,4\n"), TableName.of("T"))).isEqualTo(2);
        assertThat(texts("SELECT sum(c)::INT FROM t")).containsExactly("6");
        assertThat(engine.positions(T)).isEmpty();
        assertThat(engine.catalog().tables()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"with blanks", "qu\"ote", "select", "Ünï", "semi;colon", "it's", "a.b"})
    void takesAnyName(String name) throws Exception {
        load(csv("any.csv", "a\n1\n"), TableName.of(name));
        load(csv("any.csv", "a\n1\n"), new TableName("other schema", name));
        String quoted = '"' + name.replace("\"", "\"\"") + '"';
        assertThat(texts("SELECT * FROM " + quoted + " UNION ALL SELECT * FROM \"other schema\"." + quoted))
                .containsExactly("1", "1");
    }

    @Test
    void aFailedLoadLeavesTheTableAsItWas() throws Exception {
        load(csv("good.csv", "a\n1\n2\n"), T);
        String bad = "a,b\n" + "1,x\n".repeat(50_000) + "oops,y\n";
        assertThatThrownBy(() -> load(csv("bad.csv", bad), T))
                .isInstanceOf(TableLoadException.class)
                .hasMessageContaining("bad.csv was not loaded into table t")
                .hasMessageContaining("CSV Error on Line: 50002; Original Line: oops,y;")
                .hasMessageContaining("the table is as it was");
        assertThat(texts("SELECT sum(a)::INT FROM t")).containsExactly("3");
        assertThatThrownBy(() -> load(csv("new.csv", bad), TableName.of("new"))).isInstanceOf(TableLoadException.class);
        assertThat(engine.catalog().tables()).hasSize(1);
        load(csv("good.csv", "a\n5\n"), T);
        assertThat(texts("SELECT sum(a)::INT FROM t")).containsExactly("5");
    }

    @Test
    void namesFileAndReason() throws Exception {
        assertLoadFails(folder.resolve("none.csv"), "none.csv was not loaded into table t: there is no such file");
        assertLoadFails(folder, "its name ends in none of .csv .tsv");
        assertLoadFails(Files.createDirectory(folder.resolve("folder.csv")), "there is no such file");
        assertLoadFails(Files.writeString(folder.resolve("x.xlsx"), "x"), "its name ends in none of .csv .tsv");
        assertLoadFails(Files.writeString(folder.resolve("x.parquet"), "not parquet"), "x.parquet");
        assertLoadFails(Files.writeString(folder.resolve("x.jsonl"), "{\"a\":1}\n{\"a\":"), "Malformed JSON");
        assertThatThrownBy(() -> load(csv("a.csv", "a\n1\n"), new TableName("_gantry", "t")))
                .isInstanceOf(TableLoadException.class)
                .hasMessageContaining("choose another");
        assertThatThrownBy(() -> load(csv("a.csv", "a\n1\n"), TableName.of("a\nb")))
                .isInstanceOf(TableLoadException.class)
                .hasMessageContaining("control character");
    }

    @Test
    void tellsOfProgressOnTheCallersThread() throws Exception {
        Path file = folder.resolve("many.parquet");
        elsewhere("COPY (SELECT range AS i, hash(range) AS h FROM range(2000000)) TO '" + file + "' (FORMAT parquet)");
        Thread caller = Thread.currentThread();
        var rows = new ArrayList<Long>();
        var fractions = new ArrayList<Double>();
        engine.load(new FileLoad(file, T, Optional.empty(), OptionalLong.of(2_000_000)), (read, fraction) -> {
            assertThat(Thread.currentThread()).isSameAs(caller);
            rows.add(read);
            fractions.add(fraction);
        });
        assertThat(rows).isSorted().last().isEqualTo(2_000_000L);
        assertThat(fractions)
                .isSorted()
                .allMatch(fraction -> fraction >= 0 && fraction <= 1)
                .last()
                .isEqualTo(1.0);
    }

    @Test
    void readersSeeTheOldTableUntilTheNewOneIsWhole() throws Exception {
        load(csv("old.csv", "a\n" + "1\n".repeat(10_000)), T);
        try (QueryCursor cursor =
                engine.open(new EngineQuery("SELECT a FROM t", 1000, EngineQuery.UNLIMITED, Map.of()))) {
            int read = cursor.next().getRowCount();
            load(csv("new.csv", "b\n2\n"), T);
            for (var batch = cursor.next(); batch != null; batch = cursor.next()) {
                read += batch.getRowCount();
            }
            assertThat(read).isEqualTo(10_000);
        }
        assertThat(texts("SELECT b FROM t")).containsExactly("2");
    }

    @Test
    void anInterruptStopsTheLoad() throws Exception {
        Path file = folder.resolve("endless.parquet");
        elsewhere("COPY (SELECT range AS i, hash(range) AS h FROM range(2000000)) TO '" + file + "' (FORMAT parquet)");
        var started = new CountDownLatch(1);
        var outcome = new CompletableFuture<Throwable>();
        var thread = new Thread(() -> {
            started.countDown();
            outcome.complete(catchThrowable(() -> load(file, T)));
        });
        thread.start();
        started.await();
        thread.interrupt();
        assertThat(outcome.get()).isInstanceOf(TableLoadException.class).hasMessageContaining("interrupted");
        assertThat(engine.catalog().tables()).isEmpty();
    }

    @Test
    void closingTheEngineStopsTheLoad() throws Exception {
        Path file = folder.resolve("endless.parquet");
        elsewhere("COPY (SELECT range AS i, hash(range) AS h FROM range(4000000)) TO '" + file + "' (FORMAT parquet)");
        var told = new CountDownLatch(1);
        CompletableFuture<Throwable> outcome = CompletableFuture.supplyAsync(() -> catchThrowable(() -> engine.load(
                new FileLoad(file, T, Optional.empty(), OptionalLong.empty()), (rows, fraction) -> told.countDown())));
        told.await();
        engine.close();
        assertThat(outcome.get())
                .satisfiesAnyOf(
                        failure -> assertThat(failure)
                                .isInstanceOf(TableLoadException.class)
                                .hasMessageContaining("stopped"),
                        failure -> assertThat(failure).isNull());
        try (DuckDbEngine again = TestDatabase.engine(folder.resolve("engine.duckdb"))) {
            assertThat(again.catalog().tables()).hasSize(outcome.get() == null ? 1 : 0);
        }
    }

    private void assertLoadFails(Path file, String message) {
        assertThatThrownBy(() -> load(file, T))
                .isInstanceOf(TableLoadException.class)
                .hasMessageContaining(message)
                .hasMessageContaining("the table is as it was");
    }

    private long load(Path file, TableName table) {
        return engine.load(new FileLoad(file, table, Optional.empty(), OptionalLong.empty()), LoadProgress.NONE);
    }

    private List<String> texts(String sql) {
        return TestDatabase.texts(engine, sql);
    }

    private Path csv(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text);
    }

    private static void elsewhere(String sql) throws Exception {
        try (DuckDBConnection connection = DuckDBConnection.newConnection("jdbc:duckdb:", false, new Properties());
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
