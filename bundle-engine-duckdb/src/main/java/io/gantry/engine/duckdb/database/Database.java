// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.duckdb.DuckDBConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One open database, locked: no file but its own, no extension, no change of settings. Thread-safe; a connection is used
 * by one thread at a time.
 */
public final class Database implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Database.class);

    private final DuckDBConnection root;
    private boolean closed;

    private Database(DuckDBConnection root) {
        this.root = root;
    }

    /**
     * Opens a database, makes its file if there is none, and locks it. A file that is open in this process already is
     * shared: its settings stay as they are.
     *
     * @param options where and how
     * @return to be closed by the caller
     * @throws DatabaseUnavailableException if the file cannot be opened; the message names it, the reason and a way out
     */
    public static Database open(DatabaseOptions options) {
        try {
            if (options.file().isPresent()) {
                if (options.file().get().toString().indexOf(';') >= 0) {
                    throw new IOException("its path has a semicolon, where DuckDB's driver ends it; choose another");
                }
                Files.createDirectories(options.file().get().getParent());
            }
            DuckDBConnection root = connect(options);
            try {
                lock(root, options);
            } catch (SQLException | IOException | RuntimeException e) {
                root.close();
                throw e;
            }
            return new Database(root);
        } catch (SQLException | IOException e) {
            throw DatabaseUnavailableException.of(options.file(), e);
        }
    }

    /**
     * Opens an unlocked database in memory, which may read files and tells how far it has come.
     *
     * @param options of which only the limits count
     * @return to be closed by the caller
     * @throws SQLException if there can be none
     */
    public static DuckDBConnection openReader(DatabaseOptions options) throws SQLException {
        DuckDBConnection reader = connection("jdbc:duckdb:");
        try (Statement statement = reader.createStatement()) {
            for (String setting : limits(options)) {
                statement.execute(setting);
            }
            statement.execute("SET enable_progress_bar=true");
            statement.execute("SET enable_progress_bar_print=false");
            return reader;
        } catch (SQLException e) {
            reader.close();
            throw e;
        }
    }

    private static DuckDBConnection connect(DatabaseOptions options) throws SQLException {
        return connection("jdbc:duckdb:" + options.file().map(Path::toString).orElse(""));
    }

    // Not through DriverManager, which looks at the caller's class loader and takes a semicolon in a path for a
    // property.
    private static DuckDBConnection connection(String url) throws SQLException {
        var properties = new Properties();
        properties.put("jdbc_stream_results", "true");
        try {
            return DuckDBConnection.newConnection(url, false, properties);
        } catch (SQLException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new SQLException(e);
        }
    }

    private static void lock(DuckDBConnection root, DatabaseOptions options) throws SQLException, IOException {
        try (Statement statement = root.createStatement()) {
            if (isLocked(statement)) {
                log.info("the database is open already: its settings stay");
                return;
            }
            if (options.tempDirectory().isPresent()) {
                Files.createDirectories(options.tempDirectory().get());
            }
            for (String setting : settings(options)) {
                statement.execute(setting);
            }
        }
    }

    private static List<String> settings(DatabaseOptions options) {
        List<String> settings = limits(options);
        settings.add("SET enable_external_access=false");
        settings.add("SET lock_configuration=true");
        return settings;
    }

    private static List<String> limits(DatabaseOptions options) {
        var settings = new ArrayList<String>();
        settings.add("SET autoinstall_known_extensions=false");
        settings.add("SET autoload_known_extensions=false");
        options.memoryLimit().ifPresent(limit -> settings.add("SET memory_limit=" + Sql.literal(limit)));
        options.threads().ifPresent(threads -> settings.add("SET threads=" + threads));
        options.tempDirectory()
                .ifPresent(folder -> settings.add("SET temp_directory=" + Sql.literal(folder.toString())));
        return settings;
    }

    private static boolean isLocked(Statement statement) throws SQLException {
        try (ResultSet result = statement.executeQuery("SELECT current_setting('lock_configuration')")) {
            return result.next() && result.getBoolean(1);
        }
    }

    /**
     * Opens a connection; that takes microseconds, so none is kept.
     *
     * @return to be closed by the caller, on which it may read and write
     * @throws SQLException if there can be none
     * @throws IllegalStateException after close
     */
    public DuckDBConnection connect() throws SQLException {
        synchronized (this) {
            if (closed) {
                throw new IllegalStateException("the database is closed");
            }
            return root.duplicate();
        }
    }

    /**
     * Opens a connection that cannot write, and sees the tables as they are now until it is closed.
     *
     * @return to be closed by the caller
     * @throws SQLException if there can be none
     * @throws IllegalStateException after close
     */
    public DuckDBConnection connectToRead() throws SQLException {
        DuckDBConnection connection = connect();
        try (Statement statement = connection.createStatement()) {
            statement.execute("BEGIN TRANSACTION READ ONLY");
            return connection;
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    /** Closes this connection to the database, which itself ends with its last one. The second call does nothing. */
    @Override
    public void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        try {
            root.close();
        } catch (SQLException e) {
            log.warn("the database did not close: {}", e.getMessage());
        }
    }
}
