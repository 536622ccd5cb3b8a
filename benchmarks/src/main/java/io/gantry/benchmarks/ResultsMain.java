// SPDX-License-Identifier: Apache-2.0
package io.gantry.benchmarks;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The same rows from Gantry and from the peer, round by round in turn. */
public final class ResultsMain {
    private static final String SQL = "SELECT * FROM airlineStats LIMIT 97460";
    private static final int WARM_UP = 4;

    private ResultsMain() {}

    /**
     * Measures and prints a table.
     *
     * @param words port of Gantry, port of the peer, rounds
     */
    public static void main(String[] words) {
        int rounds = Integer.parseInt(words[2]);
        System.out.println(
                "| | Gantry ms | first block ms | peer ms | first block ms | rows/s | MB/s | ratio peer/Gantry |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- | --- |");
        try (var ours = new Drain(Integer.parseInt(words[0]));
                var theirs = new Drain(Integer.parseInt(words[1]))) {
            for (String encoding : List.of("JSON", "ARROW")) {
                measure(ours, theirs, encoding, rounds);
            }
        }
    }

    private static void measure(Drain ours, Drain theirs, String encoding, int rounds) {
        Map<String, String> metadata = Map.of("encoding", encoding, "compression", "ZSTD", "blockRowSize", "10000");
        var gantry = new Figures();
        var gantryFirst = new Figures();
        var peer = new Figures();
        var peerFirst = new Figures();
        Drain.Answer last = ours.read(SQL, metadata);
        for (int round = -WARM_UP; round < rounds; round++) {
            Drain.Answer mine = ours.read(SQL, metadata);
            Drain.Answer other = theirs.read(SQL, metadata);
            if (mine.rows() != other.rows()) {
                throw new IllegalStateException(mine.rows() + " rows beside " + other.rows());
            }
            if (round >= 0) {
                gantry.add(mine.nanos() / 1e6);
                gantryFirst.add(mine.nanosToFirstBlock() / 1e6);
                peer.add(other.nanos() / 1e6);
                peerFirst.add(other.nanosToFirstBlock() / 1e6);
            }
            last = mine;
        }
        double seconds = gantry.median() / 1e3;
        System.out.printf(
                Locale.ROOT,
                "| %s × ZSTD | %s | %s | %s | %s | %,.0f | %.1f | **%.2f** |%n",
                encoding,
                gantry,
                gantryFirst,
                peer,
                peerFirst,
                last.rows() / seconds,
                last.bytes() / seconds / 1e6,
                peer.median() / gantry.median());
    }
}
