// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.contribution;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts the leases of one contribution, and closes for new ones when it retires. One atomic word carries both, so that
 * no lease can slip in between the check and the count.
 *
 * <p>Thread-safe and lock-free, but for {@link #awaitIdle}.
 */
final class LeaseCounter {
    private static final long RETIRED = 1L << 62;

    private final AtomicLong state = new AtomicLong();
    private final LongAdder taken = new LongAdder();
    private final Object idle = new Object();

    /** Takes a lease; false once retired. */
    boolean tryAcquire() {
        long seen = state.get();
        while ((seen & RETIRED) == 0) {
            if (state.compareAndSet(seen, seen + 1)) {
                taken.increment();
                return true;
            }
            seen = state.get();
        }
        return false;
    }

    /** Gives one lease back. */
    void release() {
        long before = state.getAndUpdate(seen -> (seen & ~RETIRED) == 0 ? seen : seen - 1);
        if ((before & ~RETIRED) == 0) {
            throw new IllegalStateException("more leases given back than taken");
        }
        if (before == RETIRED + 1) {
            synchronized (idle) {
                idle.notifyAll();
            }
        }
    }

    /** From now on no lease is handed out. Idempotent. */
    void retire() {
        state.getAndUpdate(seen -> seen | RETIRED);
    }

    boolean isRetired() {
        return (state.get() & RETIRED) != 0;
    }

    /** Whether it is retired and has no leases left. */
    boolean isDrained() {
        return state.get() == RETIRED;
    }

    long leases() {
        return state.get() & ~RETIRED;
    }

    /** How many leases were taken so far. */
    long taken() {
        return taken.sum();
    }

    /**
     * Waits until a retired counter has no leases left.
     *
     * @param timeoutNanos how long to wait at the most
     * @return whether it is idle
     */
    boolean awaitIdle(long timeoutNanos) throws InterruptedException {
        long deadline = System.nanoTime() + timeoutNanos;
        synchronized (idle) {
            while (leases() > 0) {
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    return false;
                }
                idle.wait(left / 1_000_000, (int) (left % 1_000_000));
            }
        }
        return true;
    }
}
