/** The engine of the name {@code duckdb}: contracts of the api in front, one embedded database behind. */
@NullMarked
package io.gantry.engine.duckdb;

import org.jspecify.annotations.NullMarked;
