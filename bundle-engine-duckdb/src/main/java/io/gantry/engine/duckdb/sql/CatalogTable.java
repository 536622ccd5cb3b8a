// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import io.gantry.api.query.TableInfo;
import java.util.Optional;

/**
 * A table or view that users made.
 *
 * @param info its name, columns and rows
 * @param viewQuery what a view selects; nothing for a table
 */
record CatalogTable(TableInfo info, Optional<String> viewQuery) {}
