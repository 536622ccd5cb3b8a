/** Turns contributions into a running broker. */
module io.gantry.kernel {
    requires io.gantry.api;
    requires org.slf4j;
    requires static org.apache.arrow.vector;
    requires static org.jspecify;
    requires static org.osgi.annotation.bundle;
    requires static org.osgi.annotation.versioning;
    requires static org.osgi.framework;
    requires static org.osgi.service.component.annotations;
    requires static org.osgi.util.tracker;

    uses io.gantry.api.compression.Compression;
    uses io.gantry.api.query.QueryEngine;
    uses io.gantry.api.result.ResultEncoding;
}
