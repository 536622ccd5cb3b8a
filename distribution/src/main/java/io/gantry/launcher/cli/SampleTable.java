// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.examples.airline.AirlineStats;
import io.gantry.examples.airline.RowGenerator;
import io.gantry.launcher.Home;
import io.gantry.launcher.admin.AdminClient;
import io.gantry.launcher.admin.AdminException;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Makes the table that the quick start shows. */
final class SampleTable {
    static final String NAME = "airlineStats";

    private static final long SEED = 1;
    private static final int ROWS_PER_STEP = 1_000;

    private SampleTable() {}

    static void make(Home home, AdminClient admin) throws IOException, AdminException {
        Path file = home.temporary().resolve(NAME + ".jsonl");
        try {
            write(file);
            try (ProgressBar bar = ProgressBar.onTerminal("loading " + NAME)) {
                admin.ask(
                        Map.of(
                                "command", "load",
                                "file", file.toString(),
                                "table", NAME,
                                "columns", AirlineStats.columnDefinitions(),
                                "expectedRows", Long.toString(AirlineStats.DEFAULT_ROWS)),
                        bar);
            }
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private static void write(Path file) throws IOException {
        RowGenerator rows = AirlineStats.generator(SEED);
        try (ProgressBar bar = ProgressBar.onTerminal("making  " + NAME);
                OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
            long done = 0;
            while (done < AirlineStats.DEFAULT_ROWS) {
                long step = Math.min(ROWS_PER_STEP, AirlineStats.DEFAULT_ROWS - done);
                rows.writeTo(out, step);
                done += step;
                bar.progress(done, (double) done / AirlineStats.DEFAULT_ROWS);
            }
        }
    }
}
