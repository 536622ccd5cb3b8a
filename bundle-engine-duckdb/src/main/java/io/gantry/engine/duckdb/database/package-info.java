/**
 * One open DuckDB: its file, its lock, its connections, how a statement is interrupted, and what its errors mean.
 * Written against duckdb_jdbc 2.0.
 */
@NullMarked
package io.gantry.engine.duckdb.database;

import org.jspecify.annotations.NullMarked;
