// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.launcher.admin.AdminListener;
import java.io.PrintStream;

/** Tells someone who watches how far the work is: a bar, rows, rows a second. Silent when nobody watches. */
final class ProgressBar implements AdminListener, AutoCloseable {
    private static final int WIDTH = 30;
    // Draws at most ten times a second.
    private static final long PAUSE_NANOS = 100_000_000;

    private final PrintStream screen;
    private final boolean watched;
    private final String label;
    private final long began;
    private long drawn;
    private boolean used;

    ProgressBar(PrintStream screen, boolean watched, String label, long nowNanos) {
        this.screen = screen;
        this.watched = watched;
        this.label = label;
        this.began = nowNanos;
        this.drawn = nowNanos - PAUSE_NANOS;
    }

    /** On standard error, if the start script found that it is a terminal. */
    static ProgressBar onTerminal(String label) {
        return new ProgressBar(System.err, Boolean.getBoolean("gantry.terminal"), label, System.nanoTime());
    }

    @Override
    public void progress(long rows, double fraction) {
        draw(rows, fraction, System.nanoTime());
    }

    void draw(long rows, double fraction, long nowNanos) {
        if (!watched || (nowNanos - drawn < PAUSE_NANOS && fraction < 1)) {
            return;
        }
        drawn = nowNanos;
        used = true;
        long perSecond = Math.round(rows / Math.max(1e-3, (nowNanos - began) / 1e9));
        // The end of the line is cleared, since the line before may have been longer.
        screen.print("\r" + label + " " + bar(fraction) + Numbers.grouped(rows) + " rows, " + Numbers.grouped(perSecond)
                + " rows/s\033[K");
        screen.flush();
    }

    private static String bar(double fraction) {
        if (Double.isNaN(fraction)) {
            return "";
        }
        int full = (int) Math.round(Math.max(0, Math.min(1, fraction)) * WIDTH);
        return "[" + "=".repeat(full) + " ".repeat(WIDTH - full) + "] ";
    }

    @Override
    public void close() {
        if (used) {
            screen.println();
        }
    }
}
