// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;

/**
 * What a query names.
 *
 * @param tables and views, common table expressions aside
 * @param functions folded
 */
record References(Set<TablePath> tables, Set<String> functions) {
    References {
        tables = Set.copyOf(tables);
        functions = Set.copyOf(functions);
    }

    /**
     * Reads them from a parse tree.
     *
     * @throws RefusedException for whatever does more than read tables
     */
    static References of(JsonNode query) {
        return new ReferenceWalk().walk(query);
    }
}
