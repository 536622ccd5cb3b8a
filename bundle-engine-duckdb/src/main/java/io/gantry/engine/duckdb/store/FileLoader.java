// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.store;

import io.gantry.api.ingest.FileLoad;
import io.gantry.api.ingest.LoadProgress;
import io.gantry.engine.duckdb.database.ConnectionUse;
import io.gantry.engine.duckdb.database.DatabaseOptions;
import io.gantry.engine.duckdb.database.EngineResources;
import io.gantry.engine.duckdb.database.Failures;
import java.nio.file.Files;
import java.sql.SQLException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Makes tables of files. Thread-safe. */
final class FileLoader {
    private static final long PROGRESS_MILLIS = 250;

    private final EngineResources resources;
    private final DatabaseOptions options;

    FileLoader(EngineResources resources, DatabaseOptions options) {
        this.resources = resources;
        this.options = options;
    }

    long load(FileLoad load, LoadProgress progress) {
        TableNames.check(load.table());
        FileFormat format = FileFormat.of(String.valueOf(load.file().getFileName()))
                .orElseThrow(() -> LoadFailure.of(load, "its name ends in none of " + FileFormat.known(), null));
        if (!Files.isReadable(load.file()) || Files.isDirectory(load.file())) {
            throw LoadFailure.of(load, "there is no such file, or it may not be read", null);
        }
        try (FileSource source = FileSource.open(load, format, options)) {
            return load(load, source, progress);
        } catch (SQLException e) {
            throw LoadFailure.of(load, Failures.text(e), e);
        }
    }

    private long load(FileLoad load, FileSource source, LoadProgress progress) {
        try (ConnectionUse use = resources.connect()) {
            var replacement = new TableReplacement(use, load.table(), source);
            var work = new FutureTask<>(replacement::run);
            var thread = new Thread(work, "gantry-duckdb-load");
            thread.setDaemon(true);
            thread.start();
            return await(load, replacement, work, progress);
        }
    }

    // Rows move on the other thread; this one tells of them, and stops it if it is interrupted itself.
    private static long await(
            FileLoad load, TableReplacement replacement, FutureTask<Long> work, LoadProgress progress) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    long rows = work.get(PROGRESS_MILLIS, TimeUnit.MILLISECONDS);
                    progress.update(rows, 1);
                    return rows;
                } catch (TimeoutException stillRunning) {
                    if (!interrupted) {
                        tell(load, replacement, progress);
                    }
                } catch (InterruptedException e) {
                    interrupted = true;
                    replacement.cancel();
                }
            }
        } catch (ExecutionException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw LoadFailure.of(load, interrupted ? "it was interrupted" : replacement.reason(cause), cause);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void tell(FileLoad load, TableReplacement replacement, LoadProgress progress) {
        long rows = replacement.rows();
        double fraction = load.expectedRows().isPresent()
                ? Math.min(1, (double) rows / Math.max(1, load.expectedRows().getAsLong()))
                : replacement.fraction();
        progress.update(rows, fraction);
    }
}
