// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.database;

import io.gantry.api.error.QueryException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.apache.arrow.memory.BufferAllocator;
import org.duckdb.DuckDBConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One connection and the work on it. The work enters and leaves, on one thread at a time; any thread cancels or closes.
 * Whoever leaves last closes what is to be closed: the thread that works if the use is closed meanwhile, the closing
 * thread otherwise. So nothing native is freed under a call that is under way.
 */
public final class ConnectionUse implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(ConnectionUse.class);

    private final EngineResources resources;
    private final DuckDBConnection connection;
    private final BufferAllocator allocator;
    private final Deque<AutoCloseable> parts = new ArrayDeque<>();
    private boolean working;
    private boolean cancelled;
    private boolean closed;
    private boolean shutDown;

    ConnectionUse(EngineResources resources, DuckDBConnection connection, BufferAllocator allocator) {
        this.resources = resources;
        this.connection = connection;
        this.allocator = allocator;
        parts.push(allocator);
        parts.push(connection);
    }

    /**
     * The connection.
     *
     * @return to be used between {@link #enter()} and {@link #leave()}, and before the first of these by who opened it
     */
    public DuckDBConnection connection() {
        return connection;
    }

    /**
     * Memory for this work.
     *
     * @return closed after the connection
     */
    public BufferAllocator allocator() {
        return allocator;
    }

    /**
     * Whether the batches of all work together take more memory than they may. Batches come from DuckDB with their
     * memory, so this is asked afterwards; an allocator with a limit would lose a batch that it refuses (Arrow 19).
     *
     * @return true if this work should give up
     */
    public boolean isMemoryExceeded() {
        return resources.isMemoryExceeded();
    }

    /**
     * Adds what is to be closed before the connection, and before what was added earlier.
     *
     * @param part closed once, by whoever leaves last
     */
    public synchronized void closeFirst(AutoCloseable part) {
        parts.push(part);
    }

    /**
     * Begins some work.
     *
     * @throws IllegalStateException if the use is closed
     * @throws QueryException with QUERY_CANCELLATION if it was cancelled, with BROKER_SHUTDOWN if the engine ended
     */
    public synchronized void enter() {
        if (cancelled && (shutDown || !closed)) {
            throw stopped();
        }
        if (closed) {
            throw new IllegalStateException("closed");
        }
        working = true;
    }

    /** Ends some work. */
    public void leave() {
        boolean last;
        synchronized (this) {
            working = false;
            last = closed;
        }
        if (last) {
            release();
        }
    }

    /** Makes the work that is under way fail, and later work too. Returns at once. */
    public void cancel() {
        synchronized (this) {
            if (cancelled || closed) {
                return;
            }
            cancelled = true;
        }
        resources.canceller().interruptWhileRunning(this::interruptIfWorking);
    }

    /**
     * Gives the work that is under way some more time.
     *
     * @param delayMillis after which it is interrupted, unless it has left
     */
    public void interruptLater(long delayMillis) {
        resources.canceller().interruptLater(this::interruptIfWorking, delayMillis);
    }

    /**
     * Whether work fails because somebody wanted it to.
     *
     * @return true after {@link #cancel()} and {@link #close()}
     */
    public synchronized boolean isCancelled() {
        return cancelled;
    }

    /**
     * What to say of work that failed because somebody wanted it to.
     *
     * @return with QUERY_CANCELLATION or BROKER_SHUTDOWN
     */
    public synchronized QueryException stopped() {
        return shutDown ? EngineResources.shutDown() : Failures.cancelled();
    }

    // Holds the monitor, so that the work cannot end and the connection be closed meanwhile.
    private synchronized boolean interruptIfWorking() {
        if (working) {
            Interrupts.interrupt(connection);
        }
        return working;
    }

    void shutDown() {
        synchronized (this) {
            shutDown = true;
        }
        close();
    }

    /** Ends the work and closes the connection; waits for nothing. The second call does nothing. */
    @Override
    public void close() {
        boolean idle;
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            cancelled = true;
            idle = !working;
        }
        if (idle) {
            release();
        } else {
            resources.canceller().interruptWhileRunning(this::interruptIfWorking);
        }
    }

    private void release() {
        for (AutoCloseable part : parts) {
            try {
                part.close();
            } catch (Exception e) {
                log.warn("{} did not close: {}", part.getClass().getSimpleName(), e.getMessage());
            }
        }
        resources.ended(this);
    }
}
