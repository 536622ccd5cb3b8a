// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.query;

import java.util.Objects;
import java.util.Set;

/**
 * What an engine says of a statement without running it. Permissions and routing ask this, never the text.
 *
 * @param kind what the statement does
 * @param tables every table and view that it touches, also through views, common table expressions and subqueries
 * @param limited whether the outermost query has a LIMIT of its own
 */
public record Analysis(StatementKind kind, Set<TableName> tables, boolean limited) {
    // Checks that nothing is missing.
    public Analysis {
        Objects.requireNonNull(kind, "kind");
        tables = Set.copyOf(tables);
    }
}
