// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.store;

import io.gantry.engine.duckdb.database.ConnectionUse;
import io.gantry.engine.duckdb.database.Sql;
import java.sql.SQLException;
import java.sql.Statement;
import org.apache.arrow.c.ArrowArrayStream;
import org.apache.arrow.c.Data;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.vector.ipc.ArrowReader;
import org.duckdb.DuckDBConnection;

/** Inserts an Arrow stream into a table of the connection's open transaction. */
final class ArrowInsert {
    /** What the stream is called in the statement that reads it. */
    static final String STREAM = "_gantry_stream";

    private ArrowInsert() {}

    /**
     * Inserts all batches. The stream's name stays behind as a view, which is dropped.
     *
     * @param use working
     * @param sql inserts from {@link #STREAM}
     * @param batches is closed with the stream
     * @param allocator of the batches, or with the same root: Arrow counts what it hands out there
     * @return rows inserted
     */
    static long insert(ConnectionUse use, String sql, ArrowReader batches, BufferAllocator allocator)
            throws SQLException {
        DuckDBConnection connection = use.connection();
        try (ArrowArrayStream stream = ArrowArrayStream.allocateNew(allocator)) {
            Data.exportArrayStream(allocator, batches, stream);
            try (Statement statement = connection.createStatement()) {
                connection.registerArrowStream(STREAM, stream);
                long rows = statement.executeLargeUpdate(sql);
                statement.execute("DROP VIEW " + Sql.identifier(STREAM));
                return rows;
            } finally {
                stream.release();
            }
        }
    }
}
