// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.query;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.EngineQuery;
import io.gantry.api.query.QueryCursor;
import io.gantry.api.query.StatementKind;
import io.gantry.api.result.ResultSchema;
import io.gantry.engine.duckdb.database.ConnectionUse;
import io.gantry.engine.duckdb.database.EngineResources;
import io.gantry.engine.duckdb.database.Failures;
import io.gantry.engine.duckdb.sql.Verdict;
import java.io.IOException;
import java.sql.SQLException;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.jspecify.annotations.Nullable;

/** One statement on one connection. */
public final class DuckDbCursor implements QueryCursor {
    private static final long REASON_MILLIS = 2000;

    private final ConnectionUse use;
    private final StatementResult statement;
    private final int batchRows;
    private long rowsLeft;
    private boolean failed;
    private @Nullable VectorSchemaRoot cutBatch;

    private DuckDbCursor(ConnectionUse use, StatementResult statement, EngineQuery query) {
        this.use = use;
        this.statement = statement;
        this.batchRows = query.batchRows();
        this.rowsLeft = query.rowLimit() == EngineQuery.UNLIMITED ? Long.MAX_VALUE : query.rowLimit();
        use.closeFirst(statement);
        use.closeFirst(this::releaseCutBatch);
    }

    /**
     * Prepares a statement.
     *
     * @param resources what lends connections and memory
     * @param verdict what the statement is
     * @param query its batches and limit
     * @return not started
     * @throws QueryException if it does not bind
     */
    public static DuckDbCursor open(EngineResources resources, Verdict verdict, EngineQuery query) {
        ConnectionUse use = resources.connectToRead();
        boolean fine = false;
        use.enter();
        try {
            var cursor =
                    new DuckDbCursor(use, StatementResult.prepare(use.connection(), limited(verdict, query)), query);
            fine = true;
            return cursor;
        } catch (SQLException e) {
            throw Failures.whilePreparing(e);
        } finally {
            use.leave();
            if (!fine) {
                use.close();
            }
        }
    }

    // A query with a limit of its own is cut while it is read: two limits in one query would need one around the other.
    private static String limited(Verdict verdict, EngineQuery query) {
        boolean pushed = query.rowLimit() != EngineQuery.UNLIMITED
                && verdict.analysis().kind() == StatementKind.SELECT
                && !verdict.analysis().limited();
        return pushed ? verdict.sql() + "\nLIMIT " + query.rowLimit() : verdict.sql();
    }

    @Override
    public ResultSchema schema() {
        return statement.schema();
    }

    @Override
    public @Nullable VectorSchemaRoot next() {
        use.enter();
        try {
            return advance();
        } catch (SQLException | IOException | RuntimeException e) {
            throw failure(e);
        } finally {
            use.leave();
        }
    }

    private @Nullable VectorSchemaRoot advance() throws SQLException, IOException {
        if (failed) {
            throw new IllegalStateException("the statement has failed already");
        }
        releaseCutBatch();
        if (rowsLeft == 0) {
            return null;
        }
        if (!statement.isStarted()) {
            statement.start(use.allocator(), batchRows);
        }
        VectorSchemaRoot batch = statement.next();
        if (batch == null) {
            rowsLeft = 0;
            return null;
        }
        if (use.isMemoryExceeded()) {
            throw new QueryException(
                    QueryErrorCode.QUERY_EXECUTION,
                    "batches exceed arrow.memory.maxBytes (etc/io.gantry.engine.duckdb.cfg) with one of "
                            + batch.getRowCount() + " rows; ask for a smaller blockRowSize, or raise it");
        }
        if (batch.getRowCount() > rowsLeft) {
            batch = batch.slice(0, (int) rowsLeft);
            cutBatch = batch;
        }
        rowsLeft -= batch.getRowCount();
        return batch;
    }

    private RuntimeException failure(Exception e) {
        if (failed && e instanceof IllegalStateException again) {
            return again;
        }
        failed = true;
        if (use.isCancelled()) {
            return use.stopped();
        }
        if (e instanceof QueryException told) {
            return told;
        }
        use.interruptLater(REASON_MILLIS);
        String text = statement.reason(use.connection(), e);
        return use.isCancelled() ? use.stopped() : Failures.whileRunning(text, e);
    }

    @Override
    public void cancel() {
        use.cancel();
    }

    @Override
    public void close() {
        use.close();
    }

    private void releaseCutBatch() {
        if (cutBatch != null) {
            cutBatch.close();
            cutBatch = null;
        }
    }
}
