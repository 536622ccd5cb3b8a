// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import io.gantry.engine.duckdb.database.Database;
import io.gantry.engine.duckdb.database.DatabaseOptions;
import io.gantry.engine.duckdb.database.EngineResources;
import io.gantry.engine.duckdb.sql.Analyzer;
import io.gantry.engine.duckdb.store.DuckDbStore;
import org.apache.arrow.memory.RootAllocator;

/**
 * The parts of an engine while its database is open.
 *
 * @param analyzer what says what statements are
 * @param resources what runs them; closing them closes the database
 * @param store what makes tables
 */
record OpenEngine(Analyzer analyzer, EngineResources resources, DuckDbStore store) {
    static OpenEngine open(EngineSettings settings) {
        var options = new DatabaseOptions(
                settings.file(), settings.memoryLimit(), settings.threads(), settings.tempDirectory());
        Database database = Database.open(options);
        var analyzer = new Analyzer(database);
        var resources = new EngineResources(database, new RootAllocator(), settings.arrowMaxBytes());
        return new OpenEngine(analyzer, resources, new DuckDbStore(resources, analyzer, options));
    }
}
