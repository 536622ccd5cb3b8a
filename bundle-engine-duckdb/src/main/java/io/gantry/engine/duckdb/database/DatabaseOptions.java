// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.database;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How to open a database.
 *
 * @param file absolute; nothing for a database in memory
 * @param memoryLimit as DuckDB writes sizes
 * @param threads most threads of one database
 * @param tempDirectory where DuckDB puts what does not fit in memory
 */
public record DatabaseOptions(
        Optional<Path> file, Optional<String> memoryLimit, OptionalInt threads, Optional<Path> tempDirectory) {}
