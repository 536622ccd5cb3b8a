// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.store;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.ingest.FileLoad;
import io.gantry.api.ingest.LoadProgress;
import io.gantry.api.ingest.SourcePosition;
import io.gantry.api.ingest.TableSink;
import io.gantry.api.ingest.TableStore;
import io.gantry.api.query.TableName;
import io.gantry.engine.duckdb.database.ConnectionUse;
import io.gantry.engine.duckdb.database.DatabaseOptions;
import io.gantry.engine.duckdb.database.EngineResources;
import io.gantry.engine.duckdb.sql.Analyzer;
import java.sql.SQLException;
import java.util.Collection;

/** Stores tables in the engine's database. Thread-safe. */
public final class DuckDbStore implements TableStore {
    private final EngineResources resources;
    private final Analyzer analyzer;
    private final FileLoader loader;

    /**
     * Stores into one database.
     *
     * @param resources what lends connections
     * @param analyzer what knows the tables
     * @param options with the limits that hold for reading files too
     */
    public DuckDbStore(EngineResources resources, Analyzer analyzer, DatabaseOptions options) {
        this.resources = resources;
        this.analyzer = analyzer;
        this.loader = new FileLoader(resources, options);
    }

    @Override
    public TableSink openSink(TableName table) {
        return new DuckDbSink(resources.connect(), existing(table));
    }

    @Override
    public Collection<SourcePosition> positions(TableName table) {
        TableName name = existing(table);
        try (ConnectionUse use = resources.connectToRead()) {
            use.enter();
            try {
                return Offsets.read(use.connection(), name);
            } finally {
                use.leave();
            }
        } catch (SQLException e) {
            throw new QueryException(
                    QueryErrorCode.INTERNAL,
                    "the positions of table " + table + " cannot be read: " + e.getMessage(),
                    e);
        }
    }

    @Override
    public long load(FileLoad load, LoadProgress progress) {
        long rows = loader.load(load, progress);
        analyzer.tablesChanged();
        return rows;
    }

    // In the spelling of the table, so that positions are found whoever asks.
    private TableName existing(TableName table) {
        return analyzer.existing(table).name();
    }
}
