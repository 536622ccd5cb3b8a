// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.Analysis;
import io.gantry.api.query.EngineQuery;
import io.gantry.api.query.QueryCursor;
import io.gantry.api.query.QueryEngine;
import io.gantry.api.query.StatementKind;
import io.gantry.api.query.TableCatalog;
import io.gantry.api.query.TableName;
import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import io.gantry.api.result.ResultSchema;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VectorSchemaRoot;

/**
 * An engine that does what its statement says: {@code rows N}, {@code fail N} (after N rows), {@code hang N} (after N
 * rows, until cancelled), {@code read TABLE}.
 */
final class ScriptedEngine implements QueryEngine, AutoCloseable {
    private final BufferAllocator allocator = new RootAllocator();
    final CountDownLatch hanging = new CountDownLatch(1);
    volatile EngineQuery lastQuery;
    volatile int openCursors;

    @Override
    public Analysis analyze(String sql) {
        String[] words = sql.split(" ");
        if (words[0].equals("broken")) {
            throw new QueryException(QueryErrorCode.SQL_PARSING, "syntax error at line 1, column 1");
        }
        Set<TableName> tables = words[0].equals("read") ? Set.of(TableName.of(words[1])) : Set.of();
        return new Analysis(StatementKind.SELECT, tables, sql.endsWith("limited"));
    }

    @Override
    public QueryCursor open(EngineQuery query) {
        lastQuery = query;
        String[] words = query.sql().split(" ");
        long count = words[0].equals("read") ? 1 : Long.parseLong(words[1]);
        return new Cursor(words[0], query, count);
    }

    @Override
    public TableCatalog catalog() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        allocator.close();
    }

    private final class Cursor implements QueryCursor {
        private final String action;
        private final EngineQuery query;
        private final IntVector vector = new IntVector("n", allocator);
        private final VectorSchemaRoot root = VectorSchemaRoot.of(vector);
        private final CountDownLatch cancelled = new CountDownLatch(1);
        private long left;

        Cursor(String action, EngineQuery query, long rows) {
            this.action = action;
            this.query = query;
            this.left = rows;
            openCursors++;
        }

        @Override
        public ResultSchema schema() {
            return new ResultSchema(List.of(new Column("n", ColumnType.INT)));
        }

        @Override
        public VectorSchemaRoot next() {
            if (left == 0) {
                return end();
            }
            int rows = (int) Math.min(left, query.batchRows());
            vector.allocateNew(rows);
            for (int i = 0; i < rows; i++) {
                vector.set(i, (int) left--);
            }
            root.setRowCount(rows);
            return root;
        }

        private VectorSchemaRoot end() {
            switch (action) {
                case "fail" -> throw new QueryException(QueryErrorCode.QUERY_EXECUTION, "the disk is on fire");
                case "crash" -> throw new IllegalStateException("unforeseen");
                case "hang" -> {
                    hanging.countDown();
                    awaitCancel();
                    throw new QueryException(QueryErrorCode.QUERY_CANCELLATION, "interrupted");
                }
                default -> {
                    return null;
                }
            }
        }

        private void awaitCancel() {
            try {
                cancelled.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public void cancel() {
            cancelled.countDown();
        }

        @Override
        public void close() {
            root.close();
            openCursors--;
        }
    }
}
