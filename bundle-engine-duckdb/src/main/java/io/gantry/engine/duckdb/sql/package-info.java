/**
 * What a statement is and touches, found out before it runs. DuckDB parses it ({@code json_serialize_sql}); the tree is
 * walked for tables, for functions that a reader may not call, and for the outermost limit.
 */
@NullMarked
package io.gantry.engine.duckdb.sql;

import org.jspecify.annotations.NullMarked;
