// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.itests.process.Gantry.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user types while a broker runs. */
class CommandLineTest {
    @TempDir
    static Path folder;

    private static Gantry gantry;
    private static Process broker;

    @BeforeAll
    static void start() throws Exception {
        gantry = new Gantry(folder.resolve("an installation"));
        broker = gantry.run();
        gantry.ok("load", file("flights.csv", csv()), "--table", "flights");
    }

    @AfterAll
    static void stop() throws Exception {
        gantry.close();
    }

    private static String csv() {
        return "carrier,delay,note\nAA,10,\"left, late\"\nDL,-3,\nUA,,\"said \"\"soon\"\"\"\n";
    }

    private static String file(String name, String text) throws Exception {
        return Files.writeString(gantry.folder().resolve(name), text).toString();
    }

    @Test
    void runTellsPortLogAndWayOut() throws Exception {
        assertThat(gantry.console())
                .contains(
                        "listens on grpc 127.0.0.1:" + gantry.port(),
                        gantry.log().toString(),
                        "Ctrl-C");
    }

    @Test
    void startTellsItsStoryInFewLines() throws Exception {
        List<String> story = gantry.logText()
                .lines()
                .takeWhile(line -> !line.contains("io.gantry.queries"))
                .toList();

        assertThat(story).hasSizeBetween(4, 39).noneMatch(line -> line.contains("ERROR") || line.contains("WARN"));
    }

    @Test
    void queryPrintsATable() throws Exception {
        assertThat(gantry.ok("query", "SELECT * FROM flights ORDER BY carrier", "--broker", address()))
                .isEqualTo("""
                        carrier | delay | note
                        --------+-------+------------
                        AA      |    10 | left, late
                        DL      |    -3 | null
                        UA      |  null | said "soon"
                        (3 rows)
                        """);
    }

    @Test
    void queryPrintsCsvThatLoadsAgain() throws Exception {
        String csv = gantry.ok("query", "SELECT * FROM flights ORDER BY carrier", "--format", "csv");
        gantry.ok("load", file("again.csv", csv), "--table", "again");

        assertThat(csv).isEqualTo(csv());
        assertThat(gantry.query("SELECT count(*) FROM (FROM flights EXCEPT FROM again)"))
                .containsExactly("0");
    }

    @Test
    void queryPrintsJsonThatLoadsAgain() throws Exception {
        String json = gantry.ok("query", "SELECT * FROM flights ORDER BY carrier", "--format", "JSON");
        gantry.ok("load", file("again.json", json), "--table", "fromJson");

        assertThat(json).contains("{\"carrier\":\"UA\",\"delay\":null,\"note\":\"said \\\"soon\\\"\"}");
        assertThat(gantry.query("SELECT count(*) FROM (FROM flights EXCEPT FROM fromJson)"))
                .containsExactly("0");
    }

    @Test
    void queryStreamsMoreRowsThanABlock() throws Exception {
        assertThat(gantry.query("SELECT range FROM range(25000) LIMIT 25000"))
                .isEqualTo(IntStream.range(0, 25000).mapToObj(Integer::toString).toList());
    }

    @Test
    void loadReadsJsonLinesAndReplaces() throws Exception {
        String rows = IntStream.range(0, 500)
                .mapToObj(i -> "{\"id\": " + i + ", \"tags\": [\"a\", \"b\"]}\n")
                .collect(Collectors.joining());
        gantry.ok("load", file("rows.jsonl", "{\"id\": 1}\n"), "--table", "replaced");
        String said = gantry.ok("load", file("rows.jsonl", rows), "--table", "replaced");

        assertThat(said).isEqualTo("table replaced has 500 rows\n");
        assertThat(gantry.query("SELECT sum(id), any_value(tags) FROM replaced"))
                .containsExactly("124750,\"[\"\"a\"\",\"\"b\"\"]\"");
    }

    @Test
    void loadTakesTheTypesItIsGiven() throws Exception {
        gantry.ok(
                "load",
                file("typed.csv", "id,day\n7,2026-01-02\n"),
                "--table",
                "typed",
                "--columns",
                "id VARCHAR, day DATE");

        assertThat(gantry.query("SELECT typeof(id), typeof(day) FROM typed")).containsExactly("VARCHAR,DATE");
    }

    @Test
    void loadThatFailsNamesFileAndLineAndKeepsTheTable() throws Exception {
        gantry.ok("load", file("kept.csv", "id\n1\n2\n"), "--table", "kept");
        Result failed =
                gantry.command("load", file("broken.csv", "id\n1\nx\n"), "--table", "kept", "--columns", "id INTEGER");

        assertThat(failed.exit()).isEqualTo(1);
        assertThat(failed.err()).contains("broken.csv", "Line: 3", "\"x\"", "table is as it was");
        assertThat(gantry.query("SELECT count(*) FROM kept")).containsExactly("2");
    }

    @Test
    void loadOfAMissingFileNamesIt() throws Exception {
        Result failed = gantry.command("load", "nowhere.csv", "--table", "t");

        assertThat(failed.exit()).isEqualTo(1);
        assertThat(failed.err()).contains("nowhere.csv");
    }

    @Test
    void statusTellsPortsTablesAndCodecs() throws Exception {
        assertThat(gantry.ok("status"))
                .contains("process " + broker.pid(), "grpc 127.0.0.1:" + gantry.port(), "flights (3 rows)")
                .contains("ARROW, JSON", "DEFLATE, GZIP, LZ4_FAST, LZ4_HIGH, NONE, SNAPPY, ZSTD");
    }

    @Test
    void refusedQueriesEndWithOneAndTheReason() throws Exception {
        Result unknown = gantry.command("query", "SELECT * FROM flihgts");
        Result broken = gantry.command("query", "SELECT * FRM flights");
        Result write = gantry.command("query", "DROP TABLE flights");

        assertThat(List.of(unknown.exit(), broken.exit(), write.exit())).containsOnly(1);
        assertThat(unknown.err()).contains("flihgts", "flights");
        assertThat(broken.err()).contains("line 1");
        assertThat(write.err()).contains("SELECT");
        assertThat(gantry.query("SELECT count(*) FROM flights")).containsExactly("3");
    }

    @Test
    void queryThatReachesNobodySaysWhatToStart() throws Exception {
        Gantry other = new Gantry(folder.resolve("nobody"));
        Result failed = other.command("query", "SELECT 1", "--broker", "127.0.0.1:1");

        assertThat(failed.exit()).isEqualTo(1);
        assertThat(failed.err()).contains("127.0.0.1:1");
    }

    @Test
    void wordsThatAreNoCommandAreAnsweredWithTheNearest() throws Exception {
        Result misspelt = gantry.command("qery", "SELECT 1");
        Result nothing = gantry.command();
        Result incomplete = gantry.command("load", "x.csv");
        Result format = gantry.command("query", "SELECT 1", "--format", "xml");

        assertThat(List.of(misspelt.exit(), nothing.exit(), incomplete.exit(), format.exit()))
                .containsOnly(2);
        assertThat(misspelt.err()).contains("gantry query");
        assertThat(nothing.err()).contains("quickstart", "status");
        assertThat(incomplete.err()).contains("--table");
        assertThat(format.err()).contains("table, csv, json");
    }

    @Test
    void helpAndVersionAreThere() throws Exception {
        assertThat(gantry.ok("help")).contains("run", "start", "stop", "status", "load", "query", "version");
        assertThat(gantry.ok("load", "--help")).contains(".parquet", "--table");
        assertThat(gantry.ok("version")).contains("Gantry 0.", "Java ");
    }

    @Test
    void secondBrokerOnTheDataNamesTheFirst() throws Exception {
        Result second = gantry.command("run");

        assertThat(second.exit()).isEqualTo(1);
        assertThat(second.err()).contains("process " + broker.pid(), "gantry stop", "GANTRY_DATA");
        assertThat(gantry.answers()).isTrue();
    }

    @Test
    void takenPortIsNamedWithItsProperty() throws Exception {
        Gantry other =
                new Gantry(folder.resolve("other")).set("pinot.broker.grpc.port", Integer.toString(gantry.port()));
        Result failed = other.command("run");
        Result inBackground = other.command("start");

        assertThat(failed.exit()).isEqualTo(1);
        assertThat(failed.err())
                .contains(Integer.toString(gantry.port()), "pinot.broker.grpc.port", "io.gantry.broker.cfg");
        assertThat(inBackground.exit()).isEqualTo(1);
        assertThat(inBackground.err()).contains("pinot.broker.grpc.port");
    }

    @Test
    void settingsApplyWithoutARestart() throws Exception {
        try {
            gantry.set("pinot.broker.default.query.limit", "2");
            await(() -> gantry.query("SELECT range FROM range(100)").size() == 2);
            gantry.set("pinot.broker.default.query.limit", "many");
            await(() -> gantry.logText().contains("etc/io.gantry.broker.cfg: pinot.broker.default.query.limit = many"));
        } finally {
            gantry.set("pinot.broker.default.query.limit", "10");
            await(() -> gantry.query("SELECT range FROM range(100)").size() == 10);
        }
    }

    private static String address() {
        return "127.0.0.1:" + gantry.port();
    }

    /** Something that becomes true. */
    interface Condition {
        boolean holds() throws Exception;
    }

    static void await(Condition condition) throws Exception {
        long deadline = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        while (!condition.holds()) {
            assertThat(System.nanoTime())
                    .as("it did not become true within 60 s")
                    .isLessThan(deadline);
        }
    }
}
