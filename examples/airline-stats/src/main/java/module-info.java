/** Made-up airline statistics, the sample table of quick start, benchmarks and ingestion. */
module io.gantry.examples.airline {
    requires static org.jspecify;

    exports io.gantry.examples.airline;
}
