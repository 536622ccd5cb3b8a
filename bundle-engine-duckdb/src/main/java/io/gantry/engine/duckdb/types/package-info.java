/**
 * DuckDB's type names: which column type each becomes, and which have to be cast because their Arrow form is internal or
 * loses something.
 */
@NullMarked
package io.gantry.engine.duckdb.types;

import org.jspecify.annotations.NullMarked;
