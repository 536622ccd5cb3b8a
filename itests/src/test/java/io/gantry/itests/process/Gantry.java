// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.process;

import io.gantry.client.ClientException;
import io.gantry.client.ConnectionFactory;
import io.gantry.client.GrpcConnection;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;

/**
 * One installation as its user drives it: {@code bin/gantry} with folders of its own for data, configuration and logs.
 * What was started is ended by {@link #close}.
 */
public final class Gantry implements AutoCloseable {
    private static final long TIMEOUT_SECONDS = 90;

    /** How a command ended. */
    public record Result(int exit, String out, String err) {}

    private final Path folder;
    private final Map<String, String> environment = new HashMap<>();
    private final Map<String, String> settings = new HashMap<>();
    private final int port;
    private final List<Process> started = new ArrayList<>();

    public Gantry(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
        this.port = freePort();
        copyConfiguration();
        environment.put("GANTRY_DATA", folder.resolve("data").toString());
        environment.put("GANTRY_LOG", folder.resolve("log").toString());
        environment.put("GANTRY_ETC", folder.resolve("etc").toString());
        set("pinot.broker.grpc.port", Integer.toString(port));
    }

    public int port() {
        return port;
    }

    public Path folder() {
        return folder;
    }

    public Path log() {
        return folder.resolve("log/gantry.log");
    }

    /** The variables that every command gets. */
    public Map<String, String> environment() {
        return Map.copyOf(environment);
    }

    /** Sets a variable for every command from now on. */
    public Gantry environment(String name, String value) {
        environment.put(name, value);
        return this;
    }

    /** Sets a key of {@code etc/io.gantry.broker.cfg}. */
    public Gantry set(String key, String value) {
        settings.put(key, value);
        var lines = new StringBuilder();
        settings.forEach(
                (name, text) -> lines.append(name).append(" = ").append(text).append('\n'));
        try {
            Files.writeString(folder.resolve("etc/io.gantry.broker.cfg"), lines);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return this;
    }

    /** Starts the broker in the foreground and waits until it answers. */
    public Process run() throws Exception {
        Process process = begin("run");
        awaitAnswer(process);
        return process;
    }

    /** Starts a command and does not wait for it. */
    public Process begin(String... arguments) throws IOException {
        Process process = builder(arguments)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("console.txt").toFile())
                .start();
        started.add(process);
        return process;
    }

    /** What the process in the foreground has written so far. */
    public String console() throws IOException {
        return Files.readString(folder.resolve("console.txt"));
    }

    public String logText() throws IOException {
        return Files.exists(log()) ? Files.readString(log()) : "";
    }

    /** Runs a command to its end. */
    public Result command(String... arguments) throws Exception {
        File out = File.createTempFile("out", ".txt", folder.toFile());
        File err = File.createTempFile("err", ".txt", folder.toFile());
        Process process =
                builder(arguments).redirectOutput(out).redirectError(err).start();
        process.getOutputStream().close();
        if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError(String.join(" ", arguments) + " did not end within " + TIMEOUT_SECONDS + " s");
        }
        return new Result(process.exitValue(), read(out), read(err));
    }

    /** Runs a command that has to succeed. */
    public String ok(String... arguments) throws Exception {
        Result result = command(arguments);
        Assertions.assertThat(result.exit())
                .as("%s: %s %s", String.join(" ", arguments), result.out(), result.err())
                .isZero();
        return result.out();
    }

    /** From now on the process can write no file beyond that size, as on a full disk. */
    public static void limitFiles(long pid, int bytes) throws Exception {
        Process prlimit = new ProcessBuilder("prlimit", "--pid", Long.toString(pid), "--fsize=" + bytes)
                .inheritIO()
                .start();
        Assertions.assertThat(prlimit.waitFor()).isZero();
    }

    /** Sends Ctrl-C's signal and waits for the end. */
    public static void interrupt(long pid) throws Exception {
        Path status = Path.of("/proc", Long.toString(pid), "status");
        // What is started in the background of a script ignores this signal, and so does all that it starts.
        boolean ignored = Files.exists(status)
                && Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("SigIgn:"))
                        .anyMatch(line -> (Integer.parseInt(line.substring(line.length() - 1), 16) & 2) != 0);
        signal(ignored ? "TERM" : "INT", pid);
    }

    /** Sends a signal by its name, as {@code KILL}, and waits for the end. */
    public static void signal(String name, long pid) throws Exception {
        ProcessHandle process = ProcessHandle.of(pid).orElseThrow();
        new ProcessBuilder("kill", "-" + name, Long.toString(pid))
                .inheritIO()
                .start()
                .waitFor();
        process.onExit().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    }

    /** Rows of a query as CSV without the header. */
    public List<String> query(String sql) throws Exception {
        return ok("query", sql, "--format", "csv", "--broker", "127.0.0.1:" + port)
                .lines()
                .skip(1)
                .toList();
    }

    private void awaitAnswer(Process process) throws Exception {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(TIMEOUT_SECONDS);
        while (!answers()) {
            if (!process.isAlive()) {
                throw new AssertionError("the broker ended with " + process.exitValue() + ": " + console());
            }
            if (System.nanoTime() > deadline) {
                throw new AssertionError("the broker does not answer: " + console() + logText());
            }
            // Tries again after a moment, or at once when the process has ended.
            process.waitFor(100, TimeUnit.MILLISECONDS);
        }
    }

    /** Whether a client gets an answer at this moment. */
    public boolean answers() {
        try (GrpcConnection connection =
                ConnectionFactory.fromHostListGrpc(new Properties(), List.of("127.0.0.1:" + port))) {
            return connection.execute("SELECT 1").getResultSet(0).getInt(0, 0) == 1;
        } catch (ClientException notYet) {
            return false;
        }
    }

    private ProcessBuilder builder(String... arguments) {
        var command = new ArrayList<String>();
        command.add(Distribution.home().resolve("bin/gantry").toString());
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().putAll(environment);
        return builder;
    }

    private void copyConfiguration() throws IOException {
        Path etc = Files.createDirectories(folder.resolve("etc"));
        try (Stream<Path> files = Files.list(Distribution.home().resolve("etc"))) {
            for (Path file : files.toList()) {
                Files.copy(file, etc.resolve(file.getFileName()));
            }
        }
    }

    private static String read(File file) throws IOException {
        return Files.readString(file.toPath(), StandardCharsets.UTF_8);
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    @Override
    public void close() throws Exception {
        for (Process process : started) {
            process.destroy();
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        }
    }
}
