// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.contribution.Contribution;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.ingest.TableStore;
import io.gantry.api.query.QueryCursor;
import io.gantry.api.query.QueryEngine;
import io.gantry.engine.duckdb.database.DatabaseUnavailableException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class OpeningTest {
    @TempDir
    Path folder;

    @Test
    void isFoundByTheServiceLoaderAndAnswersFromMemory() throws Exception {
        var provider =
                ServiceLoader.load(QueryEngine.class).stream().findFirst().orElseThrow();
        assertThat(provider.type().getAnnotation(Contribution.class).name()).isEqualTo("duckdb");
        try (var engine = (DuckDbEngine) provider.get()) {
            assertThat(TestDatabase.texts(engine, "select 1;")).containsExactly("1");
            assertThat(engine.catalog().tables()).isEmpty();
        }
        assertThat(ServiceLoader.load(TableStore.class).stream().map(ServiceLoader.Provider::type))
                .containsExactly(DuckDbEngine.class);
    }

    @Test
    void makesAFileThatIsMissingInAnyFolder() throws Exception {
        Path file = folder.resolve("new folder, with=signs?&'quotes' ü/a b.duckdb");
        try (DuckDbEngine engine = TestDatabase.engine(file)) {
            assertThat(TestDatabase.texts(engine, "SELECT 1")).containsExactly("1");
        }
        assertThat(file).isRegularFile();
        assertThatThrownBy(
                        () -> TestDatabase.engine(folder.resolve("a;b.duckdb")).analyze("SELECT 1"))
                .isInstanceOf(DatabaseUnavailableException.class)
                .hasMessageContaining("semicolon");
    }

    @Test
    void aSecondEngineSharesAnOpenFileAndOutlivesTheFirst() throws Exception {
        Path file = TestDatabase.file(folder, "CREATE TABLE t AS SELECT * FROM range(100000)");
        DuckDbEngine first = TestDatabase.engine(file);
        QueryCursor running = first.open(TestDatabase.query("SELECT * FROM t"));
        assertThat(running.next().getRowCount()).isEqualTo(1000);
        try (DuckDbEngine second = TestDatabase.engine(Map.of("file", file.toString(), "memory_limit", "1GB"))) {
            assertThat(TestDatabase.texts(second, "SELECT count(*) FROM t")).containsExactly("100000");
            first.close();
            assertThat(TestDatabase.texts(second, "SELECT count(*) FROM t")).containsExactly("100000");
        }
        running.close();
    }

    @Test
    void closingEndsWhatRunsAndSaysThatItMayBeTriedAgain() {
        DuckDbEngine engine = TestDatabase.engine(folder.resolve("x.duckdb"));
        QueryCursor running = engine.open(TestDatabase.query("SELECT * FROM range(100000)"));
        assertThat(running.next()).isNotNull();
        engine.close();
        engine.close();
        assertShutDown(running::next);
        running.close();
        assertShutDown(() -> engine.analyze("SELECT 1"));
    }

    private static void assertShutDown(ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOfSatisfying(QueryException.class, e -> {
            assertThat(e.code()).isEqualTo(QueryErrorCode.BROKER_SHUTDOWN);
            assertThat(e.code().retryable()).isTrue();
        });
    }

    @Test
    void aDamagedFileIsNamedWithAWayOut() throws Exception {
        Path file = Files.writeString(folder.resolve("bad.duckdb"), "this is no database ".repeat(1000));
        assertThatThrownBy(() -> TestDatabase.engine(file).analyze("SELECT 1"))
                .isInstanceOf(DatabaseUnavailableException.class)
                .hasMessageContaining("database file " + file + " cannot be opened")
                .hasMessageContaining("restore it from a backup");
        byte[] bytes = Files.readAllBytes(TestDatabase.file(folder, "CREATE TABLE t AS SELECT * FROM range(100000)"));
        for (int at = 4096; at < 12_288; at++) {
            bytes[at] ^= 0x55;
        }
        Path mutilated = Files.write(folder.resolve("mutilated.duckdb"), bytes);
        assertThatThrownBy(() -> TestDatabase.engine(mutilated).analyze("SELECT 1"))
                .isInstanceOf(DatabaseUnavailableException.class)
                .hasMessageContaining("mutilated.duckdb")
                .hasMessageContaining("restore it from a backup");
    }

    @Test
    void aFileOfAnotherProcessIsNamedWithAWayOut() throws Exception {
        Path file = TestDatabase.file(folder, "CREATE TABLE t (i INT)");
        Process holder = new ProcessBuilder(
                        System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            assertThat(holder.getInputStream().read()).isEqualTo('!');
            assertThatThrownBy(() -> TestDatabase.engine(file).analyze("SELECT 1"))
                    .isInstanceOf(DatabaseUnavailableException.class)
                    .hasMessageContaining("another broker or process uses it")
                    .hasMessageContaining(String.valueOf(holder.pid()));
        } finally {
            holder.destroy();
            assertThat(holder.waitFor(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void readsItsConfigurationAndNamesWhatIsWrong() {
        EngineSettings settings = EngineSettings.read(
                Map.of("memory_limit", "2 GiB", "threads", "3", "arrow.memory.maxBytes", "10000000"),
                Optional.of(Path.of("/data")));
        assertThat(settings.file()).contains(Path.of("/data/gantry.duckdb"));
        assertThat(settings.tempDirectory()).contains(Path.of("/data/duckdb-temp"));
        assertThat(settings.memoryLimit()).contains("2 GiB");
        assertThat(settings.threads()).isEqualTo(OptionalInt.of(3));
        assertThat(settings.arrowMaxBytes()).isEqualTo(10_000_000);
        assertThat(settings.problems()).isEmpty();
        EngineSettings wrong = EngineSettings.read(Map.of("memory_limit", "lots", "threads", "0"), Optional.empty());
        assertThat(wrong.file()).isEmpty();
        assertThat(wrong.memoryLimit()).isEmpty();
        assertThat(wrong.threads()).isEmpty();
        assertThat(wrong.problems())
                .hasSize(2)
                .allMatch(problem -> problem.startsWith("etc/io.gantry.engine.duckdb.cfg: "));
    }

    @Test
    void limitsHold() throws Exception {
        try (DuckDbEngine engine = TestDatabase.engine(Map.of(
                "file", folder.resolve("x.duckdb").toString(),
                "memory_limit", "64MB",
                "temp_directory", folder.resolve("temp space").toString()))) {
            assertThat(TestDatabase.texts(
                            engine, "SELECT count(*) FROM (SELECT DISTINCT hash(range) FROM range(3000000))"))
                    .containsExactly("3000000");
            assertThat(folder.resolve("temp space")).isDirectory();
        }
    }

    /** Another process that has the file open. */
    static final class Holder {
        public static void main(String[] arguments) throws Exception {
            DuckDbEngine engine = TestDatabase.engine(Path.of(arguments[0]));
            engine.analyze("SELECT 1");
            System.out.print('!');
            System.out.flush();
            while (System.in.read() >= 0) {}
        }
    }
}
