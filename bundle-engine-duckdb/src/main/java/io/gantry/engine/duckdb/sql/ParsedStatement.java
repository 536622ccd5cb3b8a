// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import io.gantry.api.query.StatementKind;

/**
 * What the text of a statement says, whatever tables there are.
 *
 * @param kind what it does
 * @param sql the text to run: without semicolons
 * @param references what it names
 * @param limited whether the outermost query has a limit
 */
record ParsedStatement(StatementKind kind, String sql, References references, boolean limited) {}
