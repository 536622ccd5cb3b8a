/**
 * How tables come to be: files read by a second, in-memory DuckDB that may reach them, rows appended together with the
 * positions that they came from. Everything enters the locked database as an Arrow stream.
 */
@NullMarked
package io.gantry.engine.duckdb.store;

import org.jspecify.annotations.NullMarked;
