// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.database;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.sql.SQLException;
import java.util.concurrent.locks.ReentrantLock;
import org.duckdb.DuckDBConnection;

/**
 * Interrupts whatever runs on a connection. {@code Statement.cancel()} does so only while the statement is in
 * {@code execute}; a streaming result does most of its work later, while batches are read, and then {@code cancel()}
 * returns without doing anything. So this calls what {@code cancel()} calls, in the same way: with the connection's lock
 * held, which protects against a close at the same time.
 */
public final class Interrupts {
    private static final Method INTERRUPT;
    private static final Field LOCK;

    static {
        try {
            INTERRUPT = DuckDBConnection.class.getDeclaredMethod("interrupt");
            INTERRUPT.setAccessible(true);
            LOCK = DuckDBConnection.class.getDeclaredField("connRefLock");
            LOCK.setAccessible(true);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private Interrupts() {}

    /**
     * Makes the statement that runs on the connection fail. A statement that has not started yet is not affected, so
     * repeat the call until the statement is known to have ended.
     *
     * @param connection open or closed
     */
    public static void interrupt(DuckDBConnection connection) {
        try {
            var lock = (ReentrantLock) LOCK.get(connection);
            lock.lock();
            try {
                if (!connection.isClosed()) {
                    INTERRUPT.invoke(connection);
                }
            } finally {
                lock.unlock();
            }
        } catch (IllegalAccessException | InvocationTargetException | SQLException e) {
            throw new IllegalStateException("the DuckDB driver does not let itself be interrupted", e);
        }
    }
}
