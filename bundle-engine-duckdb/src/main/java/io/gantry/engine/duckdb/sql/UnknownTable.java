// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.TableInfo;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Tells of a table that is not there, and which ones are: the nearest names first. */
final class UnknownTable {
    private static final int SHOWN = 10;
    private static final int SHOWN_LENGTH = 128;

    private static final Pattern SYSTEM = Pattern.compile(
            "(system\\.|temp\\.|information_schema\\.|pg_|duckdb_|pragma_|sqlite_)", Pattern.CASE_INSENSITIVE);

    private final String fullName;
    private final String name;
    private final List<TableInfo> tables;

    UnknownTable(String fullName, String name, List<TableInfo> tables) {
        this.fullName = fullName;
        this.name = name;
        this.tables = tables;
    }

    QueryException exception() {
        return new QueryException(
                QueryErrorCode.TABLE_DOES_NOT_EXIST, "table '" + cut(fullName) + "' does not exist; " + others());
    }

    private String others() {
        if (SYSTEM.matcher(fullName).lookingAt()) {
            return "what DuckDB tells of itself is not for queries; SHOW TABLES and DESCRIBE <table> are";
        }
        if (tables.isEmpty()) {
            return "there are no tables yet";
        }
        String wanted = Names.fold(cut(name));
        String nearest = tables.stream()
                .map(table -> table.name().toString())
                .sorted(Comparator.comparingInt(other -> distance(wanted, Names.fold(cut(other)))))
                .limit(SHOWN)
                .collect(Collectors.joining(", "));
        return "tables: " + nearest + (tables.size() > SHOWN ? ", … (" + tables.size() + " in all)" : "");
    }

    private static String cut(String name) {
        return name.length() > SHOWN_LENGTH ? name.substring(0, SHOWN_LENGTH) + "…" : name;
    }

    // Levenshtein's distance, by rows.
    private static int distance(String a, String b) {
        int[] before = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            before[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = before[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, Math.min(before[j], row[j - 1]) + 1);
            }
            before = row;
        }
        return before[b.length()];
    }
}
