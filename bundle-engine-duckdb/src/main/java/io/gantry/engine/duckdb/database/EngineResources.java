// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.database;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.arrow.memory.BufferAllocator;
import org.duckdb.DuckDBConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What all work of an engine shares: the database, memory, the thread that interrupts. Thread-safe. When it is closed,
 * the work that is under way ends, and the last of it closes the rest.
 */
public final class EngineResources implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(EngineResources.class);

    private final Database database;
    private final BufferAllocator allocator;
    private final long maxBytes;
    private final Canceller canceller = new Canceller();
    private final Set<ConnectionUse> uses = new HashSet<>();
    private boolean closed;

    /**
     * Takes a database and memory, and closes both in the end.
     *
     * @param database open
     * @param allocator without a limit
     * @param maxBytes most memory of all batches together
     */
    public EngineResources(Database database, BufferAllocator allocator, long maxBytes) {
        this.database = database;
        this.allocator = allocator;
        this.maxBytes = maxBytes;
    }

    /**
     * Opens a connection that cannot write.
     *
     * @return to be closed by the caller
     * @throws QueryException with BROKER_SHUTDOWN after close
     */
    public ConnectionUse connectToRead() {
        return use(database::connectToRead);
    }

    /**
     * Opens a connection that can write.
     *
     * @return to be closed by the caller
     * @throws QueryException with BROKER_SHUTDOWN after close
     */
    public ConnectionUse connect() {
        return use(database::connect);
    }

    private ConnectionUse use(Opening opening) {
        synchronized (uses) {
            if (closed) {
                throw shutDown();
            }
            try {
                var use =
                        new ConnectionUse(this, opening.open(), allocator.newChildAllocator("use", 0, Long.MAX_VALUE));
                uses.add(use);
                return use;
            } catch (SQLException e) {
                throw new QueryException(QueryErrorCode.INTERNAL, "no connection to DuckDB: " + e.getMessage(), e);
            }
        }
    }

    /**
     * What is said to those who come after close.
     *
     * @return with BROKER_SHUTDOWN
     */
    public static QueryException shutDown() {
        return new QueryException(QueryErrorCode.BROKER_SHUTDOWN, "the engine duckdb is shut down; try again");
    }

    /**
     * Memory of batches that are under way.
     *
     * @return in bytes
     */
    public long allocatedBytes() {
        return allocator.getAllocatedMemory();
    }

    boolean isMemoryExceeded() {
        return allocatedBytes() > maxBytes;
    }

    Canceller canceller() {
        return canceller;
    }

    void ended(ConnectionUse use) {
        boolean last;
        synchronized (uses) {
            last = uses.remove(use) && closed && uses.isEmpty();
        }
        if (last) {
            closeAll();
        }
    }

    /** Ends all work and returns; what is in the middle of something ends as soon as DuckDB lets go of it. */
    @Override
    public void close() {
        List<ConnectionUse> left;
        synchronized (uses) {
            if (closed) {
                return;
            }
            closed = true;
            left = List.copyOf(uses);
        }
        if (left.isEmpty()) {
            closeAll();
        } else {
            left.forEach(ConnectionUse::shutDown);
        }
    }

    private void closeAll() {
        canceller.close();
        database.close();
        try {
            allocator.close();
        } catch (IllegalStateException leak) {
            log.error("memory of batches was not freed: {}", leak.getMessage());
        }
    }

    /** One way to open a connection. */
    private interface Opening {
        DuckDBConnection open() throws SQLException;
    }
}
