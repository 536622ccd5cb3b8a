// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.query;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.EngineQuery;
import io.gantry.api.query.StatementKind;
import io.gantry.engine.duckdb.database.Database;
import io.gantry.engine.duckdb.sql.Verdict;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.arrow.memory.BufferAllocator;
import org.duckdb.DuckDBConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What cursors share: connections, memory, the thread that interrupts. Thread-safe. When it is closed, cursors end, and
 * the last of them closes database and memory.
 */
public final class CursorHome implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(CursorHome.class);

    private final Database database;
    private final BufferAllocator allocator;
    private final Canceller canceller = new Canceller();
    private final Set<DuckDbCursor> open = new HashSet<>();
    private boolean closed;

    /**
     * Takes a database and memory, and closes both in the end.
     *
     * @param database open
     * @param allocator with the limit of all batches
     */
    public CursorHome(Database database, BufferAllocator allocator) {
        this.database = database;
        this.allocator = allocator;
    }

    /**
     * Opens a cursor.
     *
     * @param verdict what the statement is
     * @param query its batches and limit
     * @return to be closed by the caller
     */
    public DuckDbCursor open(Verdict verdict, EngineQuery query) {
        boolean pushed = query.rowLimit() != EngineQuery.UNLIMITED
                && verdict.analysis().kind() == StatementKind.SELECT
                && !verdict.analysis().limited();
        String sql = pushed ? verdict.sql() + "\nLIMIT " + query.rowLimit() : verdict.sql();
        DuckDbCursor cursor = DuckDbCursor.open(this, sql, query);
        boolean late;
        synchronized (open) {
            late = closed;
            open.add(cursor);
        }
        if (late) {
            cursor.close();
            throw shutDown();
        }
        return cursor;
    }

    DuckDBConnection borrow() {
        try {
            return database.borrow();
        } catch (IllegalStateException e) {
            throw shutDown();
        } catch (SQLException e) {
            throw new QueryException(QueryErrorCode.INTERNAL, "no connection to DuckDB: " + e.getMessage(), e);
        }
    }

    private static QueryException shutDown() {
        return new QueryException(QueryErrorCode.BROKER_SHUTDOWN, "the engine duckdb is shut down; try again");
    }

    void discard(DuckDBConnection connection) {
        database.discard(connection);
    }

    BufferAllocator newAllocator() {
        return allocator.newChildAllocator("cursor", 0, Long.MAX_VALUE);
    }

    Canceller canceller() {
        return canceller;
    }

    void closeFailed(Exception e) {
        log.warn("a statement did not close: {}", e.getMessage());
    }

    void cursorClosed(DuckDbCursor cursor, DuckDBConnection connection, boolean reusable) {
        if (reusable) {
            database.giveBack(connection);
        } else {
            database.discard(connection);
        }
        boolean last;
        synchronized (open) {
            open.remove(cursor);
            last = closed && open.isEmpty();
        }
        if (last) {
            closeAll();
        }
    }

    /** Ends all cursors and returns; those in the middle of a batch end as soon as DuckDB lets go of it. */
    @Override
    public void close() {
        List<DuckDbCursor> cursors;
        synchronized (open) {
            if (closed) {
                return;
            }
            closed = true;
            cursors = List.copyOf(open);
        }
        if (cursors.isEmpty()) {
            closeAll();
        } else {
            cursors.forEach(DuckDbCursor::close);
        }
    }

    private void closeAll() {
        canceller.close();
        database.close();
        allocator.close();
    }
}
