// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import io.gantry.api.broker.Cancellation;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

/**
 * Lets so many queries run at once and so many wait, first come first served. Thread-safe; its bounds may change while
 * queries run.
 */
final class Admission {
    /** The right to run, given back by close. */
    interface Turn extends AutoCloseable {
        @Override
        void close();
    }

    private final Supplier<BrokerSettings> settings;
    private final Deque<Object> waiting = new ArrayDeque<>();
    private int running;

    Admission(Supplier<BrokerSettings> settings) {
        this.settings = settings;
    }

    synchronized int running() {
        return running;
    }

    synchronized int waiting() {
        return waiting.size();
    }

    /**
     * Waits for a turn.
     *
     * @throws QueryException with TOO_MANY_REQUESTS if too many wait or the wait was too long, with QUERY_CANCELLATION if
     *     the query was cancelled meanwhile
     */
    Turn enter(Cancellation cancellation) {
        cancellation.onCancel(this::wake);
        synchronized (this) {
            BrokerSettings bounds = settings.get();
            if (running >= bounds.maxRunning() || !waiting.isEmpty()) {
                if (waiting.size() >= bounds.maxWaiting()) {
                    throw full(bounds, "and " + waiting.size() + " wait (gantry.broker.queue.max)");
                }
                awaitTurn(bounds, cancellation);
            }
            running++;
        }
        return this::leave;
    }

    private void awaitTurn(BrokerSettings bounds, Cancellation cancellation) {
        Object ticket = new Object();
        waiting.add(ticket);
        try {
            long deadline = System.nanoTime() + bounds.maxWait().toNanos();
            while (waiting.peek() != ticket || running >= settings.get().maxRunning()) {
                long leftNanos = deadline - System.nanoTime();
                if (cancellation.isCancelled()) {
                    throw new QueryException(
                            QueryErrorCode.QUERY_CANCELLATION, "the query was cancelled while waiting");
                }
                if (leftNanos <= 0) {
                    throw full(
                            bounds,
                            "and none ended within " + bounds.maxWait().toMillis()
                                    + " ms (gantry.broker.queue.timeoutMs)");
                }
                wait(leftNanos / 1_000_000 + 1);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new QueryException(QueryErrorCode.BROKER_SHUTDOWN, "the broker is stopping; try again");
        } finally {
            waiting.remove(ticket);
            notifyAll();
        }
    }

    private synchronized void leave() {
        running--;
        notifyAll();
    }

    private synchronized void wake() {
        notifyAll();
    }

    private static QueryException full(BrokerSettings bounds, String why) {
        return new QueryException(
                QueryErrorCode.TOO_MANY_REQUESTS,
                bounds.maxRunning() + " queries are running (gantry.broker.queries.max) " + why + "; try again later");
    }
}
