// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import io.gantry.api.query.StatementKind;
import java.util.Set;

/**
 * What the text of a statement says, whatever tables there are.
 *
 * @param kind what it does
 * @param sql the text to run: without semicolons
 * @param tables that it names, common table expressions aside
 * @param limited whether the outermost query has a limit
 */
record ParsedStatement(StatementKind kind, String sql, Set<TablePath> tables, boolean limited) {
    ParsedStatement {
        tables = Set.copyOf(tables);
    }
}
