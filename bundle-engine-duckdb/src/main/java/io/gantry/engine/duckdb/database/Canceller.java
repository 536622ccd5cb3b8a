// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.database;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The thread that interrupts statements, so that nobody who cancels ever waits. An interrupt is lost if it comes before
 * the statement has started; so it is repeated until the statement is known to have ended. Thread-safe.
 */
final class Canceller implements AutoCloseable {
    private static final long REPEAT_MILLIS = 5;

    private final ScheduledThreadPoolExecutor thread = new ScheduledThreadPoolExecutor(1, work -> {
        var created = new Thread(work, "gantry-duckdb-cancel");
        created.setDaemon(true);
        return created;
    });

    /** No thread runs until the first statement is cancelled. */
    Canceller() {
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(true);
    }

    /**
     * Interrupts a statement until it has ended.
     *
     * @param interrupt says whether the statement runs still, after it has interrupted it
     */
    void interruptWhileRunning(Interrupt interrupt) {
        schedule(interrupt, 0);
    }

    /**
     * Interrupts a statement until it has ended, if it has not ended by itself before.
     *
     * @param interrupt says whether the statement runs still, after it has interrupted it
     * @param delayMillis how long it has
     */
    void interruptLater(Interrupt interrupt, long delayMillis) {
        schedule(interrupt, delayMillis);
    }

    private void schedule(Interrupt interrupt, long delayMillis) {
        try {
            var unused = thread.schedule(
                    () -> {
                        if (interrupt.interruptIfRunning()) {
                            schedule(interrupt, REPEAT_MILLIS);
                        }
                    },
                    delayMillis,
                    TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closed) {
            interrupt.interruptIfRunning();
        }
    }

    /** Ends the thread when what was asked so far is done. */
    @Override
    public void close() {
        thread.shutdown();
    }

    /** One way to interrupt. */
    interface Interrupt {
        /**
         * Interrupts.
         *
         * @return whether something was running
         */
        boolean interruptIfRunning();
    }
}
