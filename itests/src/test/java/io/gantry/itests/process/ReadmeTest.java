// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What README tells a newcomer to type, typed; on a free port instead of 8010. */
class ReadmeTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final long TIMEOUT_SECONDS = 240;

    @TempDir
    static Path folder;

    private static String readme;
    private static Gantry gantry;
    private static Process quickstart;

    @BeforeAll
    static void quickstart() throws Exception {
        readme = Files.readString(ROOT.resolve("README.md"));
        gantry = new Gantry(folder.resolve("quick"));
        quickstart = begin();
    }

    @AfterAll
    static void stop() throws Exception {
        quickstart.destroy();
        gantry.close();
    }

    private static Process begin() throws Exception {
        var builder = new ProcessBuilder("./gantry", "quickstart")
                .directory(ROOT.toFile())
                .redirectError(gantry.folder().resolve("err.txt").toFile())
                .redirectOutput(gantry.folder().resolve("out.txt").toFile());
        builder.environment().putAll(gantry.environment());
        Process process = builder.start();
        CommandLineTest.await(() -> shown().contains("Ctrl-C") || !process.isAlive());
        assertThat(process.isAlive()).as(errors()).isTrue();
        return process;
    }

    private static String shown() throws Exception {
        return Files.readString(gantry.folder().resolve("out.txt"));
    }

    private static String errors() throws Exception {
        return Files.readString(gantry.folder().resolve("err.txt"));
    }

    /** The code blocks of a language, in order. */
    private static List<String> blocks(String language) {
        return Pattern.compile("(?s)```" + language + "\n(.*?)```")
                .matcher(readme)
                .results()
                .map(found -> found.group(1).replace("8010", Integer.toString(gantry.port())))
                .toList();
    }

    private static String shell(Path where, String commands) throws Exception {
        Path out = Files.createTempFile(folder, "shell", ".txt");
        var builder = new ProcessBuilder("sh", "-ec", commands)
                .directory(where.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment().putAll(gantry.environment());
        Process process = builder.start();
        assertThat(process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)).isTrue();
        String text = Files.readString(out);
        assertThat(process.exitValue()).as(commands + ": " + text).isZero();
        return text;
    }

    @Test
    void quickstartShowsInAFewLinesWhatIsUp() throws Exception {
        assertThat(shown().lines().count()).isLessThanOrEqualTo(15);
        assertThat(shown())
                .contains("127.0.0.1:" + gantry.port(), "airlineStats (97,460 rows)", "JSON", "ARROW", "ZSTD", "GZIP")
                .contains(gantry.log().toString(), "97,460 in ", "Ctrl-C");
        assertThat(errors()).as("quiet when nobody watches").isEmpty();
    }

    @Test
    void whatQuickstartSaysToTryWorks() throws Exception {
        List<String> tries = shown().lines()
                .filter(line -> line.startsWith("  ") && line.contains("/bin/gantry"))
                .toList();
        assertThat(tries).hasSize(3);

        assertThat(shell(folder, tries.get(0))).contains("Carrier", "flights");
        assertThat(shell(folder, tries.get(1))).contains("\"Carrier\":");
        assertThat(shell(folder, tries.get(2))).contains("airlineStats");
    }

    @Test
    void firstCommandsAreThoseThatAreTested() throws Exception {
        assertThat(blocks("sh").get(0)).endsWith("cd gantry\n./gantry quickstart\n");
        assertThat(blocks("sh")).contains("mvn verify\n");
        assertThat(Files.readString(ROOT.resolve(".ci/run"))).contains("mvn -B -ntp verify");
    }

    @Test
    void queryBesideQuickstartAnswers() throws Exception {
        assertThat(shell(ROOT, blocks("sh").get(1))).contains("WN", "(10 rows)");
    }

    @Test
    void ownDataAnswers() throws Exception {
        Path home = Distribution.home();
        Path csv = Files.writeString(home.resolve("flights.csv"), "origin,delay\nSFO,5\nJFK,-2\n");
        Gantry own = new Gantry(folder.resolve("own"));
        String exports = "export GANTRY_DATA='" + own.environment().get("GANTRY_DATA") + "' GANTRY_LOG='"
                + own.environment().get("GANTRY_LOG") + "' GANTRY_ETC='"
                + own.environment().get("GANTRY_ETC") + "'\n";

        assertThat(shell(home, exports + blocks("sh").get(3))).contains("listens", "2 rows", "SFO,5", "stopped");
        Files.delete(csv);
    }

    @Test
    void linesOfAClientRun() throws Exception {
        String source = "import io.gantry.client.*;\nimport java.util.*;\npublic class Lines {\n"
                + "public static void main(String[] words) {\n" + blocks("java").get(0) + "}\n}\n";
        Path file = Files.writeString(Files.createTempDirectory(folder, "java").resolve("Lines.java"), source);
        var problems = new ByteArrayOutputStream();
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(null, null, problems, "-cp", System.getProperty("java.class.path"), file.toString());
        assertThat(compiled).as(problems.toString(StandardCharsets.UTF_8)).isZero();

        PrintStream before = System.out;
        var printed = new ByteArrayOutputStream();
        try (var loader = new URLClassLoader(new URL[] {file.getParent().toUri().toURL()})) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            loader.loadClass("Lines").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8).lines())
                .hasSize(5)
                .allMatch(line -> line.matches("[A-Z]{3}"));
    }

    @Test
    void interruptStopsQuickstartAndTheNextOneKeepsTheTable() throws Exception {
        Gantry.interrupt(quickstart.pid());
        assertThat(quickstart.waitFor()).isZero();
        Files.delete(gantry.folder().resolve("out.txt"));

        quickstart = begin();
        assertThat(shown()).contains("airlineStats (97,460 rows)");
        assertThat(gantry.logText().lines().filter(line -> line.contains("1 tables")))
                .hasSize(1);
    }

    @Test
    void linksLeadSomewhere() {
        List<String> targets = Pattern.compile("\\]\\((?!http)([^)#]+)")
                .matcher(readme)
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(targets)
                .hasSizeGreaterThan(3)
                .allSatisfy(target -> assertThat(ROOT.resolve(target)).exists());
    }
}
