// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.store;

import io.gantry.api.ingest.FileLoad;
import io.gantry.engine.duckdb.database.Sql;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A form of files that DuckDB reads, known by the end of a file's name. */
enum FileFormat {
    CSV("read_csv", "", ".csv .tsv"),
    JSON("read_json", "", ".json"),
    JSON_LINES("read_json", ", format = 'newline_delimited'", ".jsonl .ndjson"),
    PARQUET("read_parquet", "", ".parquet");

    private static final List<String> COMPRESSIONS = List.of(".gz", ".zst");

    private final String function;
    private final String options;
    private final String endings;

    FileFormat(String function, String options, String endings) {
        this.function = function;
        this.options = options;
        this.endings = endings;
    }

    /**
     * The form of a file.
     *
     * @param fileName without its folder
     * @return nothing if the name's end is none that is known
     */
    static Optional<FileFormat> of(String fileName) {
        String name = withoutCompression(fileName);
        boolean compressed = !name.equalsIgnoreCase(fileName);
        for (FileFormat format : values()) {
            if (format.isEndOf(name) && !(compressed && format == PARQUET)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    private boolean isEndOf(String name) {
        for (String ending : endings.split(" ", -1)) {
            if (name.endsWith(ending)) {
                return true;
            }
        }
        return false;
    }

    /** All endings, for a message. */
    static String known() {
        return ".csv .tsv .json .jsonl .ndjson (also with .gz or .zst), .parquet";
    }

    /**
     * What to select the rows from.
     *
     * @param load file and types
     * @return a query
     */
    String query(FileLoad load) {
        String file = Sql.literal(load.file().toAbsolutePath().toString());
        Map<String, String> types = load.columnTypes().orElse(Map.of());
        if (this == PARQUET) {
            return "SELECT " + casts(types) + " FROM " + function + "(" + file + ")";
        }
        String delimiter = isTabSeparated(load) ? ", delim = '\t'" : "";
        return "SELECT * FROM " + function + "(" + file + options + delimiter + columns(types) + ")";
    }

    private static String columns(Map<String, String> types) {
        return types.isEmpty()
                ? ""
                : types.entrySet().stream()
                        .map(type -> Sql.literal(type.getKey()) + ": " + Sql.literal(type.getValue()))
                        .collect(Collectors.joining(", ", ", columns = {", "}"));
    }

    private static String casts(Map<String, String> types) {
        return types.isEmpty()
                ? "*"
                : types.entrySet().stream()
                        .map(type -> {
                            String name = Sql.identifier(type.getKey());
                            return "CAST(" + name + " AS " + type.getValue() + ") AS " + name;
                        })
                        .collect(Collectors.joining(", "));
    }

    private static boolean isTabSeparated(FileLoad load) {
        return withoutCompression(load.file().getFileName().toString()).endsWith(".tsv");
    }

    private static String withoutCompression(String fileName) {
        String name = fileName.toLowerCase(Locale.ROOT);
        return COMPRESSIONS.stream()
                .filter(name::endsWith)
                .findFirst()
                .map(ending -> name.substring(0, name.length() - ending.length()))
                .orElse(name);
    }
}
