/** The numbered rules of Gantry's contracts and what runs them; no test framework is needed. */
module io.gantry.testkit.rules {
    requires transitive io.gantry.api;
    requires java.management;
    requires static jdk.management;
    requires static org.apache.arrow.memory.core;
    requires static org.apache.arrow.vector;
    requires static transitive org.jspecify;
    requires static org.osgi.annotation.bundle;
    requires static org.osgi.annotation.versioning;

    exports io.gantry.testkit.rules;
    exports io.gantry.testkit.rules.compression;
    exports io.gantry.testkit.rules.encoding;
}
