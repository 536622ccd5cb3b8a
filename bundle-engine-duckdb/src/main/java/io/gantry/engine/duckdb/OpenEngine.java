// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import io.gantry.engine.duckdb.database.Database;
import io.gantry.engine.duckdb.database.DatabaseOptions;
import io.gantry.engine.duckdb.query.CursorHome;
import io.gantry.engine.duckdb.sql.Analyzer;
import org.apache.arrow.memory.RootAllocator;

/**
 * The parts of an engine while its database is open.
 *
 * @param database what holds the tables
 * @param analyzer what says what statements are
 * @param cursors what runs them; closing it closes the database
 */
record OpenEngine(Database database, Analyzer analyzer, CursorHome cursors) {
    static OpenEngine open(EngineSettings settings) {
        var options = new DatabaseOptions(
                settings.file(), settings.memoryLimit(), settings.threads(), settings.tempDirectory());
        Database database = Database.open(options);
        return new OpenEngine(
                database,
                new Analyzer(database),
                new CursorHome(database, new RootAllocator(settings.arrowMaxBytes())));
    }
}
