// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.database;

import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.duckdb.DuckDBConnection;

/**
 * Finds out why a statement failed before its first rows. Of a streaming result the driver then says only that it is
 * invalid; on its other way of running a statement it passes DuckDB's text on.
 */
public final class LostReason {
    private static final String LOST = "Invalid result set";

    private LostReason() {}

    /**
     * DuckDB's text of a failure, by running the statement again up to its first rows if need be.
     *
     * @param failure from the driver
     * @param connection on which it failed
     * @param sql what failed
     * @return the best text there is
     */
    public static String text(Throwable failure, DuckDBConnection connection, String sql) {
        String text = Failures.text(failure);
        return text.endsWith(LOST) ? again(connection, sql).orElse(text) : text;
    }

    private static Optional<String> again(DuckDBConnection connection, String sql) {
        try {
            beginAgain(connection);
            try (var statement = connection.prepare(sql);
                    var rows = statement.query()) {
                rows.nextChunk();
                return Optional.empty();
            }
        } catch (SQLException | RuntimeException e) {
            return Optional.of(Failures.text(e)).filter(text -> !Failures.isInterrupt(text));
        }
    }

    // The failure has aborted the transaction, if there was one.
    private static void beginAgain(DuckDBConnection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("ROLLBACK");
        } catch (SQLException noTransaction) {
            // fine: then there is nothing to end
        }
        try (Statement statement = connection.createStatement()) {
            statement.execute("BEGIN TRANSACTION READ ONLY");
        }
    }
}
