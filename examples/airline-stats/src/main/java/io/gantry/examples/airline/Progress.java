// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells somebody who watches how far the work is; says nothing when nobody does. */
final class Progress {
    private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");
    private static final int BAR = 30;

    private final PrintStream out;
    private final boolean watched;
    private final long rows;
    private final long startNanos;

    Progress(PrintStream out, boolean watched, long rows, long startNanos) {
        this.out = out;
        this.watched = watched;
        this.rows = rows;
        this.startNanos = startNanos;
    }

    /** Whether standard error is a terminal; where /proc does not say, it is taken for none. */
    static boolean standardErrorIsWatched() {
        try {
            String target = Files.readSymbolicLink(STANDARD_ERROR).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    /** Draws the bar over the one before. */
    void show(long done, long nowNanos) {
        if (watched) {
            double share = rows == 0 ? 1 : (double) done / rows;
            String bar = "=".repeat((int) (share * BAR)) + " ".repeat(BAR - (int) (share * BAR));
            long perSecond = (long) (done * 1e9 / Math.max(1, nowNanos - startNanos));
            out.printf("\r[%s] %,d of %,d rows, %,d rows/s", bar, done, rows, perSecond);
        }
    }

    void end() {
        if (watched) {
            out.println();
        }
    }
}
