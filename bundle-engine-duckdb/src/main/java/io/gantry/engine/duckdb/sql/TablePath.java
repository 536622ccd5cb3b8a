// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import java.util.List;

/**
 * A table as a statement names it.
 *
 * @param parts one to three: catalog, schema, table
 */
record TablePath(List<String> parts) {
    TablePath {
        parts = List.copyOf(parts);
    }

    String table() {
        return parts.get(parts.size() - 1);
    }

    @Override
    public String toString() {
        return String.join(".", parts);
    }
}
