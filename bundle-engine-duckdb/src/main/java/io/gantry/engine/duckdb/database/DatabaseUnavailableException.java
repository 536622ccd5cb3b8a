// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.database;

import java.nio.file.Path;
import java.util.Optional;

/** The database cannot be opened. */
public final class DatabaseUnavailableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private DatabaseUnavailableException(String message, Throwable cause) {
        super(message, cause);
    }

    static DatabaseUnavailableException of(Optional<Path> file, Exception cause) {
        String name = file.map(path -> "database file " + path).orElse("database in memory");
        return new DatabaseUnavailableException(name + " cannot be opened: " + reason(cause), cause);
    }

    private static String reason(Exception cause) {
        String text = String.valueOf(cause.getMessage());
        if (text.contains("Could not set lock") || text.contains("Conflicting lock")) {
            return "another broker or process uses it; stop that one, or give this broker a data folder of its own. "
                    + text;
        }
        if (text.contains("not a valid DuckDB database file")
                || text.contains("Corrupt")
                || text.contains("checksum")
                || text.contains("Serialization Error")) {
            return "it is damaged or no DuckDB database; restore it from a backup, or move it away and load the tables"
                    + " again. " + text;
        }
        return text;
    }
}
