// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import io.gantry.api.config.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * The configuration of PID {@value #PID}.
 *
 * @param file {@code file}: the database; in the data folder by default; nothing for one in memory
 * @param memoryLimit {@code memory_limit}: most memory DuckDB takes, as DuckDB writes sizes; its own default is 80 % of
 *     the machine's
 * @param threads {@code threads}: 1 to 1024; as many as processors by default
 * @param tempDirectory {@code temp_directory}: where DuckDB puts what does not fit in memory
 * @param arrowMaxBytes {@code arrow.memory.maxBytes}: most memory for batches that are under way; half of the heap's
 *     maximum by default
 * @param problems what was wrong with the configuration, one line each
 */
record EngineSettings(
        Optional<Path> file,
        Optional<String> memoryLimit,
        OptionalInt threads,
        Optional<Path> tempDirectory,
        long arrowMaxBytes,
        List<String> problems) {

    static final String PID = "io.gantry.engine.duckdb";
    private static final int MAX_THREADS = 1024;
    private static final long MIN_ARROW_BYTES = 1 << 20;
    private static final Pattern SIZE = Pattern.compile("\\d+(\\.\\d+)?\\s*([KMGT]i?B|B|%)", Pattern.CASE_INSENSITIVE);

    /** A database in memory, with every default. */
    static EngineSettings inMemory() {
        return read(Map.of(), Optional.empty());
    }

    /**
     * Reads the configuration once.
     *
     * @param properties as ConfigAdmin gives them
     * @param dataFolder where the distribution keeps its data, if there is one
     * @return what is right of it; the rest is told in {@link #problems()}
     */
    static EngineSettings read(Map<String, ?> properties, Optional<Path> dataFolder) {
        var settings = new Settings(PID, properties);
        Optional<Path> file =
                settings.text("file").map(Path::of).or(() -> dataFolder.map(data -> data.resolve("gantry.duckdb")));
        Optional<Path> temp = settings.text("temp_directory")
                .map(Path::of)
                .or(() -> dataFolder.map(data -> data.resolve("duckdb-temp")));
        int threads = settings.integer("threads", 0, 1, MAX_THREADS);
        long arrowMaxBytes = settings.number(
                "arrow.memory.maxBytes", Runtime.getRuntime().maxMemory() / 2, MIN_ARROW_BYTES, Long.MAX_VALUE);
        Optional<String> memoryLimit = memoryLimit(settings);
        settings.tellUnknown(key -> true);
        return new EngineSettings(
                file.map(EngineSettings::normal),
                memoryLimit,
                threads == 0 ? OptionalInt.empty() : OptionalInt.of(threads),
                temp.map(EngineSettings::normal),
                arrowMaxBytes,
                settings.problems());
    }

    private static Optional<String> memoryLimit(Settings settings) {
        Optional<String> text = settings.text("memory_limit");
        if (text.isEmpty() || SIZE.matcher(text.get()).matches()) {
            return text;
        }
        settings.wrong("memory_limit", text.get(), "a size such as 2GB or 512MiB", "DuckDB's default");
        return Optional.empty();
    }

    private static Path normal(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
