// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Walks a query of {@code json_serialize_sql} for the tables and functions that it names. Every field of every node is
 * visited; queries, tables, functions, common table expressions and SHOW get a look of their own.
 */
final class ReferenceWalk {
    /** Whatever else is a node in the place of a query writes: {@code WITH x AS (DELETE … RETURNING *)} is one. */
    private static final Set<String> QUERIES =
            Set.of("SELECT_NODE", "SET_OPERATION_NODE", "RECURSIVE_CTE_NODE", "CTE_NODE");

    private final Set<TablePath> tables = new LinkedHashSet<>();
    private final Set<String> functions = new HashSet<>();

    References walk(JsonNode query) {
        visit(query, Set.of());
        return new References(tables, functions);
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
            inner.add(Names.fold(definition.path("key").asText()));
        }
        return inner;
    }

    private void visitRecursive(JsonNode node, Set<String> scope) {
        var inner = new HashSet<>(scope);
        inner.add(Names.fold(node.path("cte_name").asText()));
        for (var field : node.properties()) {
            visit(field.getValue(), field.getKey().equals("left") ? scope : inner);
        }
    }

    private void look(JsonNode node, Set<String> scope) {
        String type = node.path("type").asText();
        switch (type) {
            case "BASE_TABLE" -> addTable(node, scope);
            case "SHOW_REF" -> lookAtShow(node, scope);
            case "TABLE_FUNCTION" -> lookAtTableFunction(node.path("function"));
            case "VALUE_PARAMETER" -> throw new RefusedException("a query has no parameters: write the values");
            default -> {
                if (type.endsWith("_NODE") && !QUERIES.contains(type)) {
                    throw new RefusedException("a part of the statement does more than query");
                }
                lookAtFunction(node.path("function_name").asText());
            }
        }
    }

    private void lookAtFunction(String name) {
        if (name.isEmpty()) {
            return;
        }
        if (!Functions.isAllowed(name)) {
            throw new RefusedException("function " + name + " is not for queries");
        }
        functions.add(Names.fold(name));
    }

    private static void lookAtTableFunction(JsonNode function) {
        String name = function.path("function_name").asText();
        if (!Functions.isTableFunctionAllowed(name)) {
            throw new RefusedException("table function " + name
                    + " is not for queries; a query reads only the broker's tables (SHOW TABLES lists them)");
        }
    }

    private void lookAtShow(JsonNode node, Set<String> scope) {
        String show = node.path("show_type").asText();
        boolean allowed = switch (show) {
            case "DESCRIBE", "SUMMARY", "SHOW" -> true;
            case "SHOW_SPECIAL" -> node.path("table_name").asText().equals("\"tables\"");
            default -> false;
        };
        if (!allowed) {
            throw new RefusedException("of SHOW, only SHOW TABLES and SHOW <table> are for queries");
        }
        if (show.equals("SHOW")) {
            addTable(node, scope);
        }
    }

    private void addTable(JsonNode node, Set<String> scope) {
        var parts = new ArrayList<String>();
        node.path("qualified_name").path("path").forEach(part -> parts.add(part.asText()));
        if (parts.isEmpty()) {
            return;
        }
        boolean isCommon = parts.size() == 1 && scope.contains(Names.fold(parts.get(0)));
        if (!isCommon) {
            tables.add(new TablePath(parts));
        }
    }
}
