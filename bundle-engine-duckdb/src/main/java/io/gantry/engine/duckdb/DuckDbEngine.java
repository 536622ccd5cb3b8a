// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import io.gantry.api.contribution.Contribution;
import io.gantry.api.ingest.FileLoad;
import io.gantry.api.ingest.LoadProgress;
import io.gantry.api.ingest.SourcePosition;
import io.gantry.api.ingest.TableSink;
import io.gantry.api.ingest.TableStore;
import io.gantry.api.query.Analysis;
import io.gantry.api.query.EngineQuery;
import io.gantry.api.query.QueryCursor;
import io.gantry.api.query.QueryEngine;
import io.gantry.api.query.TableCatalog;
import io.gantry.api.query.TableName;
import io.gantry.engine.duckdb.database.DatabaseUnavailableException;
import io.gantry.engine.duckdb.database.EngineResources;
import io.gantry.engine.duckdb.query.DuckDbCursor;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The engine {@code duckdb}. Its database opens with the component, or else with the first call. */
@Component(
        service = {QueryEngine.class, TableStore.class},
        configurationPid = EngineSettings.PID,
        immediate = true)
@Contribution(name = "duckdb")
public final class DuckDbEngine implements QueryEngine, TableStore, AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(DuckDbEngine.class);

    private final EngineSettings settings;
    private @Nullable OpenEngine opened;
    private boolean closed;

    /** An engine with a database in memory, which opens with the first call. */
    public DuckDbEngine() {
        this(EngineSettings.inMemory());
    }

    DuckDbEngine(EngineSettings settings) {
        this.settings = settings;
    }

    /**
     * An engine with the database of the configuration, which opens at once.
     *
     * @param properties of PID {@code io.gantry.engine.duckdb}
     */
    @Activate
    public DuckDbEngine(Map<String, Object> properties) {
        this(EngineSettings.read(properties, FrameworkData.folder()));
        settings.problems().forEach(log::error);
        try {
            open();
        } catch (DatabaseUnavailableException e) {
            log.error("{}", e.getMessage());
            throw e;
        }
        log.info(
                "DuckDB answers from {}, {} tables",
                settings.file().map(Path::toString).orElse("memory"),
                catalog().tables().size());
    }

    @Override
    public Analysis analyze(String sql) {
        return open().analyzer().analyze(sql).analysis();
    }

    @Override
    public QueryCursor open(EngineQuery query) {
        OpenEngine engine = open();
        return DuckDbCursor.open(engine.resources(), engine.analyzer().analyze(query.sql()), query);
    }

    @Override
    public TableCatalog catalog() {
        return open().analyzer();
    }

    @Override
    public TableSink openSink(TableName table) {
        return open().store().openSink(table);
    }

    @Override
    public Collection<SourcePosition> positions(TableName table) {
        return open().store().positions(table);
    }

    @Override
    public long load(FileLoad load, LoadProgress progress) {
        return open().store().load(load, progress);
    }

    /** Memory of batches that are under way, in bytes. */
    synchronized long allocatedBytes() {
        return opened == null ? 0 : opened.resources().allocatedBytes();
    }

    /** Ends what runs and lets go of the database; waits for nothing. */
    @Deactivate
    @Override
    public synchronized void close() {
        closed = true;
        if (opened != null) {
            opened.resources().close();
            opened = null;
        }
    }

    private synchronized OpenEngine open() {
        if (closed) {
            throw EngineResources.shutDown();
        }
        if (opened == null) {
            opened = OpenEngine.open(settings);
        }
        return opened;
    }
}
