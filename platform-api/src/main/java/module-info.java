/** Contracts and value types of Gantry; Arrow is needed only by those who touch vectors. */
module io.gantry.api {
    requires static org.apache.arrow.vector;
    requires static org.apache.arrow.memory.core;
    requires static transitive org.jspecify;
    requires static org.osgi.annotation.bundle;
    requires static org.osgi.annotation.versioning;
    requires static org.osgi.service.component.annotations;

    exports io.gantry.api.broker;
    exports io.gantry.api.compression;
    exports io.gantry.api.config;
    exports io.gantry.api.contribution;
    exports io.gantry.api.error;
    exports io.gantry.api.ingest;
    exports io.gantry.api.query;
    exports io.gantry.api.result;
    exports io.gantry.api.security;
    exports io.gantry.api.sketch;
    exports io.gantry.api.transport;
}
