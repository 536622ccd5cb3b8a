// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.store;

import io.gantry.api.ingest.FileLoad;
import io.gantry.api.ingest.TableLoadException;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Says why a file could not be made into a table. */
final class LoadFailure {
    private static final int MAX_TEXT = 1000;

    private LoadFailure() {}

    /**
     * The exception of a failed load.
     *
     * @param load what failed
     * @param text DuckDB's
     * @param cause for the log
     */
    static TableLoadException of(FileLoad load, String text, @Nullable Throwable cause) {
        return new TableLoadException(
                load.file() + " was not loaded into table " + load.table() + ": " + firstParagraph(text) + wayOut(text)
                        + "; the table is as it was",
                cause);
    }

    /** DuckDB's text up to its first empty line or stack frame: what follows are hints for its own command line. */
    static String firstParagraph(String text) {
        String first = text.strip()
                .lines()
                .takeWhile(line -> !line.isBlank())
                .map(String::strip)
                .takeWhile(line -> !line.startsWith("at "))
                .collect(Collectors.joining("; "));
        return first.length() > MAX_TEXT ? first.substring(0, MAX_TEXT) + "…" : first;
    }

    private static String wayOut(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        if (lower.contains("no space left") || lower.contains("disk full")) {
            return "; make room on the disk of the data folder";
        }
        if (lower.startsWith("out of memory")) {
            return "; raise memory_limit in etc/io.gantry.engine.duckdb.cfg";
        }
        if (lower.startsWith("conversion error")) {
            return "; mend the file, or give the column another type";
        }
        return "";
    }
}
