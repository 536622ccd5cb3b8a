// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gantry.api.query.StatementKind;
import io.gantry.engine.duckdb.database.Database;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.duckdb.DuckDBConnection;

/** Has DuckDB parse statements, and takes those that only query. Thread-safe. */
final class StatementParser {
    private static final String PARSE = "SELECT json_serialize_sql(?::VARCHAR, skip_null := true, skip_empty := true)";
    private static final String TAKEN =
            "a query is a single SELECT, WITH, VALUES, FROM, SHOW TABLES, DESCRIBE or EXPLAIN";

    private final Database database;
    private final JsonMapper json = new JsonMapper();

    StatementParser(Database database) {
        this.database = database;
    }

    /**
     * Parses a statement.
     *
     * @param sql as the client sent it
     * @return what it says
     * @throws io.gantry.api.error.QueryException if it is no single query
     */
    ParsedStatement parse(String sql) {
        String explained = withoutExplain(sql);
        JsonNode tree = serialize(explained);
        JsonNode query = singleQuery(tree, explained);
        String runnable = sql.indexOf(';') < 0 ? sql : withoutSemicolons(sql, explained, tree);
        StatementKind kind = ParseTree.isShow(query) ? StatementKind.SHOW : StatementKind.SELECT;
        return new ParsedStatement(
                explained.equals(sql) ? kind : StatementKind.EXPLAIN,
                runnable,
                References.of(query),
                ParseTree.isLimited(query));
    }

    /** What a query refers to, for instance a view's. */
    References references(String query) {
        return References.of(singleQuery(serialize(query), query));
    }

    // Blanked only if the blanks change nothing of what DuckDB reads, positions included.
    private String withoutSemicolons(String sql, String explained, JsonNode tree) {
        String blanked = new SqlText(explained).withoutSemicolons();
        if (!serialize(blanked).equals(tree)) {
            throw new RefusedException("leave out the semicolon: " + TAKEN);
        }
        return explained.equals(sql) ? blanked : new SqlText(sql).withoutSemicolons();
    }

    private static JsonNode singleQuery(JsonNode tree, String sql) {
        if (tree.path("error").asBoolean()) {
            throw refusal(tree, sql);
        }
        List<JsonNode> statements = ParseTree.statements(tree);
        if (statements.size() != 1) {
            throw new RefusedException(
                    (statements.isEmpty() ? "there is no statement; " : statements.size() + " statements; ") + TAKEN);
        }
        return statements.get(0);
    }

    private static RefusedException refusal(JsonNode tree, String sql) {
        String text = tree.path("error_message").asText();
        if (!tree.path("error_type").asText().equals("parser")) {
            return new RefusedException("this statement does more than query; " + TAKEN);
        }
        boolean placed = tree.has("position");
        return new RefusedException(
                placed
                        ? text + " at "
                                + new SqlText(sql).place(tree.path("position").asInt())
                        : text);
    }

    // EXPLAIN is no query to DuckDB's serializer: what it explains is.
    private static String withoutExplain(String sql) {
        var text = new SqlText(sql);
        int explain = text.firstWord(0);
        if (!text.isWord(explain, "EXPLAIN")) {
            return sql;
        }
        int end = explain + "EXPLAIN".length();
        int next = text.firstWord(end);
        if (text.isWord(next, "ANALYZE")) {
            end = next + "ANALYZE".length();
        } else if (sql.startsWith("(", next) && text.isWord(text.firstWord(next + 1), "FORMAT")) {
            end = sql.indexOf(')', next) + 1;
        }
        return sql.substring(0, explain) + " ".repeat(end - explain) + sql.substring(end);
    }

    private JsonNode serialize(String sql) {
        try {
            return json.readTree(serializedText(sql));
        } catch (SQLException | JsonProcessingException e) {
            throw new IllegalStateException("DuckDB did not parse a statement: " + e.getMessage(), e);
        }
    }

    private String serializedText(String sql) throws SQLException {
        try (DuckDBConnection connection = database.connect();
                PreparedStatement statement = connection.prepareStatement(PARSE)) {
            statement.setString(1, sql);
            try (ResultSet result = statement.executeQuery()) {
                result.next();
                return result.getString(1);
            }
        }
    }
}
