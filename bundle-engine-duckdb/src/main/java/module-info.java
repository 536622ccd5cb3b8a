import io.gantry.api.ingest.TableStore;
import io.gantry.api.query.QueryEngine;
import io.gantry.engine.duckdb.DuckDbEngine;

/** Runs SQL in an embedded DuckDB and stores ingested tables with their offsets. */
module io.gantry.engine.duckdb {
    requires com.fasterxml.jackson.core;
    requires com.fasterxml.jackson.databind;
    requires duckdb.jdbc;
    requires io.gantry.api;
    requires java.sql;
    requires org.apache.arrow.c;
    requires org.apache.arrow.memory.core;
    requires org.apache.arrow.vector;
    requires org.slf4j;
    requires static org.jspecify;
    requires static org.osgi.annotation.bundle;
    requires static org.osgi.annotation.versioning;
    requires static org.osgi.framework;
    requires static org.osgi.service.component.annotations;

    provides QueryEngine with
            DuckDbEngine;
    provides TableStore with
            DuckDbEngine;
}
