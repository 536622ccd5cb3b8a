/** A running statement: prepared when it is opened, started by the first batch, interrupted from any thread. */
@NullMarked
package io.gantry.engine.duckdb.query;

import org.jspecify.annotations.NullMarked;
