// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.query;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.EngineQuery;
import io.gantry.api.query.QueryCursor;
import io.gantry.api.result.ResultSchema;
import io.gantry.engine.duckdb.database.Failures;
import io.gantry.engine.duckdb.database.Interrupts;
import java.io.IOException;
import java.sql.SQLException;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.OutOfMemoryException;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.duckdb.DuckDBConnection;
import org.jspecify.annotations.Nullable;

/**
 * One statement on one connection. Whoever leaves last lets go of it: the thread in {@code next()} if the cursor is
 * closed while it runs, the closing thread otherwise.
 */
public final class DuckDbCursor implements QueryCursor {
    private static final long REASON_MILLIS = 2000;

    private final CursorHome home;
    private final DuckDBConnection connection;
    private final StatementResult statement;
    private final BufferAllocator allocator;
    private final int batchRows;
    private long rowsLeft;
    private @Nullable VectorSchemaRoot cutBatch;

    // Guarded by this.
    private boolean running;
    private boolean seekingReason;
    private boolean cancelled;
    private boolean failed;
    private boolean closed;

    private DuckDbCursor(CursorHome home, DuckDBConnection connection, StatementResult statement, EngineQuery query) {
        this.home = home;
        this.connection = connection;
        this.statement = statement;
        this.allocator = home.newAllocator();
        this.batchRows = query.batchRows();
        this.rowsLeft = query.rowLimit() == EngineQuery.UNLIMITED ? Long.MAX_VALUE : query.rowLimit();
    }

    /**
     * Prepares a statement.
     *
     * @param home what lends connections and memory
     * @param sql the text to run
     * @param query its batches and limit
     * @return not started
     * @throws QueryException if it does not bind
     */
    static DuckDbCursor open(CursorHome home, String sql, EngineQuery query) {
        DuckDBConnection connection = home.borrow();
        try {
            return new DuckDbCursor(home, connection, StatementResult.prepare(connection, sql), query);
        } catch (SQLException e) {
            home.discard(connection);
            throw Failures.whilePreparing(e);
        } catch (RuntimeException e) {
            home.discard(connection);
            throw e;
        }
    }

    @Override
    public ResultSchema schema() {
        return statement.schema();
    }

    @Override
    public @Nullable VectorSchemaRoot next() {
        enter();
        boolean fine = false;
        try {
            VectorSchemaRoot batch = advance();
            fine = true;
            return batch;
        } catch (SQLException | IOException | OutOfMemoryException e) {
            throw failure(e);
        } finally {
            leave(fine);
        }
    }

    private @Nullable VectorSchemaRoot advance() throws SQLException, IOException {
        releaseCutBatch();
        if (rowsLeft == 0) {
            return null;
        }
        if (!statement.isStarted()) {
            statement.start(allocator, batchRows);
        }
        VectorSchemaRoot batch = statement.next();
        if (batch == null) {
            rowsLeft = 0;
            return null;
        }
        if (batch.getRowCount() > rowsLeft) {
            cutBatch = batch.slice(0, (int) rowsLeft);
            batch = cutBatch;
        }
        rowsLeft -= batch.getRowCount();
        return batch;
    }

    private synchronized void enter() {
        if (closed) {
            throw new IllegalStateException("the cursor is closed");
        }
        if (cancelled) {
            throw Failures.cancelled();
        }
        if (failed) {
            throw new IllegalStateException("the statement has failed already");
        }
        running = true;
    }

    private void leave(boolean fine) {
        boolean last;
        synchronized (this) {
            running = false;
            failed |= !fine;
            last = closed;
        }
        if (last) {
            release();
        }
    }

    private synchronized boolean isCancelled() {
        return cancelled;
    }

    private QueryException failure(Exception e) {
        if (isCancelled()) {
            return Failures.cancelled();
        }
        if (e instanceof OutOfMemoryException) {
            return new QueryException(
                    QueryErrorCode.QUERY_EXECUTION,
                    "batches exceed arrow.memory.maxBytes (etc/io.gantry.engine.duckdb.cfg); ask for a smaller"
                            + " blockRowSize or raise it: " + e.getMessage(),
                    e);
        }
        String text = Failures.text(e);
        return Failures.whileRunning(Failures.isReasonLost(text) ? reason(text) : text, e);
    }

    private String reason(String standard) {
        synchronized (this) {
            seekingReason = true;
        }
        home.canceller().interruptLater(this::interruptIfSeekingReason, REASON_MILLIS);
        try {
            return statement
                    .reason(connection)
                    .filter(text -> !Failures.isInterrupt(text))
                    .orElse(standard);
        } finally {
            synchronized (this) {
                seekingReason = false;
            }
        }
    }

    private synchronized boolean interruptIfSeekingReason() {
        if (seekingReason) {
            Interrupts.interrupt(connection);
        }
        return seekingReason;
    }

    @Override
    public void cancel() {
        synchronized (this) {
            if (cancelled || closed) {
                return;
            }
            cancelled = true;
        }
        home.canceller().interruptWhileRunning(this::interruptIfRunning);
    }

    // Holds the monitor, so that the statement cannot end and its connection go elsewhere meanwhile.
    private synchronized boolean interruptIfRunning() {
        if (running) {
            Interrupts.interrupt(connection);
        }
        return running;
    }

    @Override
    public void close() {
        boolean idle;
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            cancelled = true;
            idle = !running;
        }
        if (idle) {
            release();
        } else {
            home.canceller().interruptWhileRunning(this::interruptIfRunning);
        }
    }

    private void release() {
        boolean reusable = !failed;
        try {
            releaseCutBatch();
            statement.close();
            allocator.close();
        } catch (SQLException | IOException | RuntimeException e) {
            reusable = false;
            home.closeFailed(e);
        }
        home.cursorClosed(this, connection, reusable);
    }

    private void releaseCutBatch() {
        if (cutBatch != null) {
            cutBatch.close();
            cutBatch = null;
        }
    }
}
