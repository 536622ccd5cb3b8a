// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.admin;

import java.util.LinkedHashMap;
import java.util.Map;

/** Reads {@code name TYPE, "quoted name" TYPE(10, 2), …}: commas inside parentheses and quotes do not separate. */
final class ColumnList {
    private ColumnList() {}

    static Map<String, String> parse(String text) {
        var columns = new LinkedHashMap<String, String>();
        int depth = 0;
        boolean quoted = false;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ',';
            if (c == '"') {
                quoted = !quoted;
            } else if (!quoted) {
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                if (i == text.length() || (c == ',' && depth == 0)) {
                    add(columns, text.substring(start, i).strip());
                    start = i + 1;
                }
            }
        }
        if (quoted || depth != 0) {
            throw new AdminException("columns: a quote or parenthesis is not closed in '" + text + "'");
        }
        return columns;
    }

    private static void add(Map<String, String> columns, String column) {
        boolean quoted = column.startsWith("\"");
        int end = quoted ? closingQuote(column) + 1 : column.indexOf(' ');
        if (end <= 0 || end >= column.length()) {
            throw new AdminException("columns: '" + column + "' is not of the form: name TYPE");
        }
        String name = quoted ? column.substring(1, end - 1).replace("\"\"", "\"") : column.substring(0, end);
        if (columns.put(name, column.substring(end).strip()) != null) {
            throw new AdminException("columns: '" + name + "' stands twice");
        }
    }

    private static int closingQuote(String column) {
        int at = 1;
        while (at < column.length()) {
            if (column.charAt(at) == '"') {
                if (at + 1 >= column.length() || column.charAt(at + 1) != '"') {
                    return at;
                }
                at++;
            }
            at++;
        }
        return -1;
    }
}
