// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** Reads the outermost part of what {@code json_serialize_sql} answers. */
final class ParseTree {
    private ParseTree() {}

    /** The statements' queries. */
    static List<JsonNode> statements(JsonNode root) {
        var statements = new ArrayList<JsonNode>();
        root.path("statements").forEach(statement -> statements.add(statement.path("node")));
        return statements;
    }

    /** Whether the outermost query has a limit of rows or per cent. */
    static boolean isLimited(JsonNode query) {
        for (JsonNode modifier : query.path("modifiers")) {
            JsonNode limit = modifier.path("limit");
            boolean all = limit.path("literal").path("kind").asText().equals("NULL_LITERAL");
            if (modifier.path("type").asText().startsWith("LIMIT") && limit.isObject() && !all) {
                return true;
            }
        }
        return query.path("type").asText().equals("CTE_NODE") && isLimited(query.path("child"));
    }

    /** Whether the query is a SHOW, DESCRIBE or SUMMARIZE and nothing around it. */
    static boolean isShow(JsonNode query) {
        return query.path("from_table").path("type").asText().equals("SHOW_REF");
    }
}
