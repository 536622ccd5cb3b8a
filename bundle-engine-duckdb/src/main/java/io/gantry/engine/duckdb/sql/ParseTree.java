// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Walks one statement of {@code json_serialize_sql} for the tables that it names. Every field of every node is visited;
 * only tables, functions, common table expressions and SHOW need a look of their own.
 */
final class ParseTree {
    private final Set<TablePath> tables = new LinkedHashSet<>();

    private ParseTree() {}

    /**
     * The tables of a query.
     *
     * @param query node of the statement
     * @return common table expressions aside
     * @throws RefusedException for a function that a reader may not call
     */
    static Set<TablePath> tables(JsonNode query) {
        var tree = new ParseTree();
        tree.visit(query, Set.of());
        return tree.tables;
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

    private void visit(JsonNode node, Set<String> scope) {
        Set<String> inner = scope;
        if (node.isObject()) {
            inner = withCommonTables(node, scope);
            look(node, scope);
            if (node.path("type").asText().equals("RECURSIVE_CTE_NODE")) {
                visitRecursive(node, inner);
                return;
            }
        }
        for (var field : node.properties()) {
            if (!field.getKey().equals("cte_map")) {
                visit(field.getValue(), inner);
            }
        }
        if (node.isArray()) {
            for (JsonNode element : node) {
                visit(element, scope);
            }
        }
    }

    // A common table is known to those after it and to the query itself, not inside of its own definition.
    private Set<String> withCommonTables(JsonNode node, Set<String> scope) {
        JsonNode definitions = node.path("cte_map").path("map");
        if (definitions.isEmpty()) {
            return scope;
        }
        var inner = new HashSet<>(scope);
        for (JsonNode definition : definitions) {
            visit(definition.path("value"), inner);
            inner.add(fold(definition.path("key").asText()));
        }
        return inner;
    }

    private void visitRecursive(JsonNode node, Set<String> scope) {
        var inner = new HashSet<>(scope);
        inner.add(fold(node.path("cte_name").asText()));
        for (var field : node.properties()) {
            visit(field.getValue(), field.getKey().equals("left") ? scope : inner);
        }
    }

    private void look(JsonNode node, Set<String> scope) {
        switch (node.path("type").asText()) {
            case "BASE_TABLE" -> addTable(node, scope);
            case "SHOW_REF" -> lookAtShow(node, scope);
            case "TABLE_FUNCTION" -> lookAtTableFunction(node.path("function"));
            default -> {
                String function = node.path("function_name").asText();
                if (!function.isEmpty() && !Functions.isAllowed(function)) {
                    throw new RefusedException("function " + function + " is not for queries");
                }
            }
        }
    }

    private static void lookAtTableFunction(JsonNode function) {
        String name = function.path("function_name").asText();
        if (!Functions.isTableFunctionAllowed(name)) {
            throw new RefusedException("table function " + (name.isEmpty() ? "of this kind" : name)
                    + " is not for queries; a query reads only the broker's tables (SHOW TABLES lists them)");
        }
    }

    private void lookAtShow(JsonNode node, Set<String> scope) {
        switch (node.path("show_type").asText()) {
            case "SHOW_SPECIAL" -> {
                if (!node.path("table_name").asText().equals("\"tables\"")) {
                    throw new RefusedException("of SHOW, only SHOW TABLES and SHOW <table> are for queries");
                }
            }
            case "SHOW" -> addTable(node, scope);
            default -> {
                // DESCRIBE and SUMMARIZE hold a query, which is visited like any other.
            }
        }
    }

    private void addTable(JsonNode node, Set<String> scope) {
        var parts = new ArrayList<String>();
        node.path("qualified_name").path("path").forEach(part -> parts.add(part.asText()));
        if (parts.isEmpty()) {
            return;
        }
        boolean isCommon = parts.size() == 1 && scope.contains(fold(parts.get(0)));
        if (!isCommon) {
            tables.add(new TablePath(parts));
        }
    }

    /** Folds a name as DuckDB compares names: without the case of the letters A to Z. */
    static String fold(String name) {
        return name.chars().anyMatch(c -> c > 127) ? foldAscii(name) : name.toLowerCase(Locale.ROOT);
    }

    private static String foldAscii(String name) {
        var folded = new StringBuilder(name.length());
        name.chars().forEach(c -> folded.append((char) (c >= 'A' && c <= 'Z' ? c + 32 : c)));
        return folded.toString();
    }

    static List<JsonNode> statements(JsonNode root) {
        var statements = new ArrayList<JsonNode>();
        root.path("statements").forEach(statement -> statements.add(statement.path("node")));
        return statements;
    }
}
