// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The time that the broker may work for one query. It runs only between {@link #begin()} and {@link #end()}, so that a client that reads slowly does not use it up. One thread at a time.
 */
final class WorkBudget {
    private final ScheduledExecutorService timer;
    private final Runnable onUsedUp;
    private long leftNanos;
    private long begunAt;
    private @Nullable Future<?> alarm;

    WorkBudget(ScheduledExecutorService timer, Duration budget, Runnable onUsedUp) {
        this.timer = timer;
        this.onUsedUp = onUsedUp;
        this.leftNanos = budget.toNanos();
    }

    void begin() {
        begunAt = System.nanoTime();
        alarm = timer.schedule(onUsedUp, Math.max(leftNanos, 0), TimeUnit.NANOSECONDS);
    }

    void end() {
        if (alarm != null) {
            alarm.cancel(false);
        }
        leftNanos -= System.nanoTime() - begunAt;
    }
}
