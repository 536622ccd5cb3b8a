// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.gantry.itests.process.Gantry.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starts, stops, and what must survive them. */
class LifecycleTest {
    @TempDir
    Path folder;

    private Gantry gantry;

    @BeforeEach
    void install() throws Exception {
        gantry = new Gantry(folder.resolve("an installation"));
    }

    @AfterEach
    void end() throws Exception {
        gantry.command("stop");
        gantry.close();
    }

    private void loadThreeRows() throws Exception {
        Path csv = Files.writeString(gantry.folder().resolve("t.csv"), "id\n1\n2\n3\n");
        gantry.ok("load", csv.toString(), "--table", "t");
    }

    private static long pid(String said) {
        Matcher matcher = Pattern.compile("process (\\d+)").matcher(said);
        assertThat(matcher.find()).as(said).isTrue();
        return Long.parseLong(matcher.group(1));
    }

    @Test
    void runsInTheBackgroundUntilStopped() throws Exception {
        loadThreeRows();
        assertThat(gantry.command("status").exit()).isEqualTo(3);
        long pid = pid(gantry.ok("start"));
        assertThat(gantry.query("SELECT count(*) FROM t")).containsExactly("3");

        Result again = gantry.command("start");
        assertThat(again.exit()).isEqualTo(1);
        assertThat(again.err()).contains("process " + pid + " already runs");

        assertThat(gantry.ok("stop")).contains("process " + pid + " has stopped");
        assertThat(ProcessHandle.of(pid)).isEmpty();
        assertThat(gantry.ok("stop")).contains("no broker runs");
        assertThat(folder.resolve("an installation/data/tmp")).isEmptyDirectory();
    }

    @Test
    void tablesSurviveAKill() throws Exception {
        long killed = pid(gantry.ok("start"));
        loadThreeRows();
        Gantry.signal("KILL", killed);
        assertThat(gantry.command("status").exit()).isEqualTo(3);

        gantry.run();
        assertThat(gantry.query("SELECT count(*) FROM t")).containsExactly("3");
    }

    @Test
    void interruptEndsARunWithZero() throws Exception {
        Process broker = gantry.run();
        Gantry.interrupt(broker.pid());
        broker.waitFor();

        assertThat(broker.exitValue()).isZero();
    }

    @Test
    void brokenSettingIsNamedAndTheRestGoesOn() throws Exception {
        gantry.set("pinot.broker.timeoutMs", "soon").set("gantry.broker.queries.max", "-5");
        gantry.set("gantry.grpc.hots", "0.0.0.0").set("gantry.broker.que.max", "7");
        gantry.run();

        assertThat(gantry.console())
                .contains("io.gantry.broker.cfg", "pinot.broker.timeoutMs", "soon", "gantry.broker.queries.max", "-5")
                .contains(
                        "gantry.grpc.hots is not known and has no effect; did you mean gantry.grpc.host?",
                        "gantry.broker.que.max is not known and has no effect; did you mean gantry.broker.queue.max?")
                .containsPattern("(is not known(?s:.)*){2}")
                .doesNotContainPattern("(is not known(?s:.)*){3}");
        assertThat(gantry.query("SELECT 42")).containsExactly("42");
    }

    @Test
    void corruptDatabaseIsNamed() throws Exception {
        Path data = Files.createDirectories(gantry.folder().resolve("data"));
        Path database = Files.writeString(data.resolve("gantry.duckdb"), "this is no database".repeat(1000));
        Process broker = gantry.begin("run");
        CommandLineTest.await(() -> gantry.console().contains(database.toString()) || !broker.isAlive());

        assertThat(gantry.console()).contains(database.toString()).doesNotContain("\tat ", "FrameworkEvent");
        assertThat(Files.readString(database)).startsWith("this is no database");
    }

    @Test
    void fullDiskFailsALoadAndKeepsTheTable() throws Exception {
        loadThreeRows();
        StringBuilder rows = new StringBuilder("id,text\n");
        for (int i = 0; i < 200_000; i++) {
            rows.append(i)
                    .append(',')
                    .append(Integer.toHexString(i * 0x9E3779B9).repeat(4))
                    .append('\n');
        }
        Path large = Files.writeString(gantry.folder().resolve("large.csv"), rows);
        Gantry.limitFiles(gantry.run().pid(), 2_000_000);
        Result failed = gantry.command("load", large.toString(), "--table", "t");

        assertThat(failed.exit()).as(failed.out() + failed.err()).isEqualTo(1);
        assertThat(failed.err()).contains("large.csv");
        assertThat(gantry.query("SELECT count(*) FROM t")).containsExactly("3");
    }

    @Test
    void olderJavaIsRefusedByItsVersion() throws Exception {
        Path old = Files.createDirectories(folder.resolve("old java/bin"));
        Path java = Files.writeString(old.resolve("java"), "#!/bin/sh\necho 'openjdk version \"11.0.2\"' >&2\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        Result refused = gantry.environment(
                        "JAVA_HOME", folder.resolve("old java").toString())
                .command("version");
        Result missing = gantry.environment("JAVA_HOME", "/nowhere").command("version");
        gantry.environment("JAVA_HOME", System.getProperty("java.home"));

        assertThat(refused.exit()).isEqualTo(1);
        assertThat(refused.err()).contains("11.0.2", "17");
        assertThat(missing.exit()).isEqualTo(1);
        assertThat(missing.err()).contains("JAVA_HOME is /nowhere");
    }

    @Test
    void startsAndAnswersOnJava25() throws Exception {
        Optional<Path> home = java25();
        assumeTrue(home.isPresent(), "skipped: no Java 25 in JAVA_25_HOME or /usr/lib/jvm");
        gantry.environment("JAVA_HOME", home.get().toString());
        loadThreeRows();
        gantry.run();

        assertThat(gantry.ok("version")).contains("Java 25");
        assertThat(gantry.query("SELECT sum(id) FROM t")).containsExactly("6");
        assertThat(gantry.console()).doesNotContain("WARNING");
        assertThat(gantry.logText()).contains("on Java 25").doesNotContain("ERROR");
    }

    private static Optional<Path> java25() throws IOException {
        String named = System.getenv("JAVA_25_HOME");
        if (named != null) {
            return Optional.of(Path.of(named));
        }
        Path usual = Path.of("/usr/lib/jvm");
        if (!Files.isDirectory(usual)) {
            return Optional.empty();
        }
        try (Stream<Path> homes = Files.list(usual)) {
            return homes.filter(home -> home.getFileName().toString().contains("-25-")
                            && Files.isExecutable(home.resolve("bin/java")))
                    .findFirst();
        }
    }
}
