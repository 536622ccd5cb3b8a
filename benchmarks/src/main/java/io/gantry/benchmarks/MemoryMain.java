// SPDX-License-Identifier: Apache-2.0
package io.gantry.benchmarks;

import io.gantry.protocol.pinot.BrokerResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Memory of the broker's process while 10,000,000 rows leave it, to a client that reads and to one that does not. */
public final class MemoryMain {
    private static final long ROWS = 10_000_000;
    private static final int SAMPLES = 10;
    private static final String SQL = "SELECT range AS id, range * 7 AS seven, range / 3.0 AS third, "
            + "'name-' || (range % 1000) AS name, range % 2 = 0 AS even, DATE '2026-01-01' + (range % 365)::INT AS day "
            + "FROM range(" + ROWS + ") LIMIT " + ROWS;
    private static final Map<String, String> METADATA =
            Map.of("encoding", "JSON", "compression", "ZSTD", "blockRowSize", "10000", "timeoutMs", "600000");

    private MemoryMain() {}

    /**
     * Measures and prints a table.
     *
     * @param words port and process id of the broker
     * @throws Exception if the process cannot be looked at
     */
    public static void main(String[] words) throws Exception {
        Path status = Path.of("/proc", words[1], "status");
        System.out.println("| 10,000,000 rows × 6 columns, -Xmx256m | resident MB |");
        System.out.println("| --- | --- |");
        try (var client = new Drain(Integer.parseInt(words[0]))) {
            Drain.Answer answer = client.read(SQL, METADATA);
            if (answer.rows() != ROWS) {
                throw new IllegalStateException("only " + answer.rows() + " rows came");
            }
            System.out.printf(
                    Locale.ROOT,
                    "| read to the end, %,.0f rows/s: the most | %d |%n",
                    ROWS / (answer.nanos() / 1e9),
                    megabytes(status, "VmHWM"));
            Iterator<BrokerResponse> unread = client.open(SQL, METADATA);
            unread.next();
            System.out.printf("| one block read, then nothing for %d s: each second |%s |%n", SAMPLES, samples(status));
        }
    }

    private static String samples(Path status) throws Exception {
        var never = new CountDownLatch(1);
        var samples = new StringBuilder();
        for (int i = 0; i < SAMPLES; i++) {
            never.await(1, TimeUnit.SECONDS);
            samples.append(' ').append(megabytes(status, "VmRSS"));
        }
        return samples.toString();
    }

    private static long megabytes(Path status, String key) throws IOException {
        return Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith(key + ":"))
                        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                        .findFirst()
                        .orElseThrow()
                / 1024;
    }
}
