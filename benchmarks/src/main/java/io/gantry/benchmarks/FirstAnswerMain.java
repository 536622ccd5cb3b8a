// SPDX-License-Identifier: Apache-2.0
package io.gantry.benchmarks;

import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** From the start of the broker's process to the first answer that a waiting client gets. */
public final class FirstAnswerMain {
    private static final Map<String, String> METADATA = Map.of("encoding", "JSON", "compression", "ZSTD");
    private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(60);

    private FirstAnswerMain() {}

    /**
     * Starts and stops the broker again and again.
     *
     * @param words path of bin/gantry, its port, runs
     * @throws Exception if it cannot be started
     */
    public static void main(String[] words) throws Exception {
        int port = Integer.parseInt(words[1]);
        var millis = new Figures();
        // The first round warms this client, and the second has what the first broker left for later ones.
        for (int run = -2; run < Integer.parseInt(words[2]); run++) {
            double taken = once(words[0], port);
            if (run >= 0) {
                millis.add(taken);
            }
        }
        System.out.println("| process start to first answer, table present | ms |");
        System.out.println("| --- | --- |");
        System.out.println("| SELECT count(*) FROM airlineStats | " + millis + " |");
    }

    private static double once(String command, int port) throws Exception {
        long began = System.nanoTime();
        Path printed = Files.createTempFile("broker", ".txt");
        Process broker = new ProcessBuilder(List.of(command, "run"))
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        try {
            while (!answers(port)) {
                if (!broker.isAlive() || System.nanoTime() - began > LIMIT_NANOS) {
                    throw new IllegalStateException(
                            "the broker does not answer; it printed: " + Files.readString(printed));
                }
                broker.waitFor(10, TimeUnit.MILLISECONDS);
            }
            return (System.nanoTime() - began) / 1e6;
        } finally {
            broker.destroy();
            broker.waitFor();
            Files.delete(printed);
        }
    }

    private static boolean answers(int port) {
        // Waits at the door: a client that is turned away costs more than the start that is measured.
        try (var door = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return door.isConnected() && asks(port);
        } catch (IOException closed) {
            return false;
        }
    }

    private static boolean asks(int port) {
        try (var client = new Drain(port)) {
            return client.read("SELECT count(*) FROM airlineStats", METADATA).rows() == 1;
        } catch (StatusRuntimeException notYet) {
            return false;
        }
    }
}
