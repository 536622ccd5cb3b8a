// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.store;

import io.gantry.api.ingest.SourcePosition;
import io.gantry.api.ingest.TableLoadException;
import io.gantry.api.ingest.TableSink;
import io.gantry.api.query.TableName;
import io.gantry.engine.duckdb.database.ConnectionUse;
import io.gantry.engine.duckdb.database.Failures;
import io.gantry.engine.duckdb.database.Sql;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collection;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.vector.VectorSchemaRoot;

/** Appends to one table, a transaction from commit to commit on a connection of its own. */
final class DuckDbSink implements TableSink {
    private final ConnectionUse use;
    private final TableName table;
    private boolean inTransaction;
    private boolean failed;

    DuckDbSink(ConnectionUse use, TableName table) {
        this.use = use;
        this.table = table;
    }

    @Override
    public void append(VectorSchemaRoot rows) {
        String sql =
                "INSERT INTO " + TableNames.sql(table) + " BY NAME SELECT * FROM " + Sql.identifier(ArrowInsert.STREAM);
        work("rows were not appended", () -> {
            begin();
            BufferAllocator allocator = rows.getVector(0).getAllocator();
            ArrowInsert.insert(use, sql, new SingleBatch(allocator, rows), allocator);
        });
    }

    @Override
    public void commit(Collection<SourcePosition> positions) {
        work("rows were not committed", () -> {
            begin();
            Offsets.write(use.connection(), table, positions);
            execute("COMMIT");
            inTransaction = false;
        });
    }

    private void begin() throws SQLException {
        if (!inTransaction) {
            execute("BEGIN TRANSACTION");
            inTransaction = true;
        }
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = use.connection().createStatement()) {
            statement.execute(sql);
        }
    }

    // Rows of a failed append are missing: what is appended or committed after it would leave a hole.
    private void work(String problem, Work work) {
        use.enter();
        try {
            if (failed) {
                throw new IllegalStateException("the sink of table " + table + " has failed; open a new one");
            }
            failed = true;
            work.run();
            failed = false;
        } catch (SQLException | RuntimeException e) {
            throw new TableLoadException(
                    "table " + table + ": " + problem + ": " + LoadFailure.firstParagraph(Failures.text(e)), e);
        } finally {
            use.leave();
        }
    }

    @Override
    public void close() {
        use.close();
    }

    /** A step of the transaction. */
    private interface Work {
        void run() throws SQLException;
    }
}
