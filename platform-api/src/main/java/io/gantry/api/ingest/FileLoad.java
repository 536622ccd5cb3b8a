// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.ingest;

import io.gantry.api.query.TableName;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A file to make a table of.
 *
 * @param file CSV, JSON lines or Parquet, by its name's end ({@code .csv .tsv .json .jsonl .ndjson .parquet}, all but
 *     the last also with {@code .gz} or {@code .zst})
 * @param table to make or replace
 * @param columnTypes column names to SQL types of the engine, in order, instead of what the file's rows suggest; empty
 *     to infer
 * @param expectedRows how many rows there will be, for the progress; if known
 */
public record FileLoad(
        Path file, TableName table, Optional<Map<String, String>> columnTypes, OptionalLong expectedRows) {
    // Checks that nothing is missing.
    public FileLoad {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(table, "table");
        columnTypes = columnTypes.map(LinkedHashMap::new);
        Objects.requireNonNull(expectedRows, "expectedRows");
    }
}
