// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A statement without the {@code SET name = value;} that Pinot's clients put in front of it. Read token by token, so that
 * comments and quotes mean what they mean in SQL.
 *
 * @param sql the statement that is left
 * @param options what was set, by name; the last of the same name wins
 */
record Statement(String sql, Map<String, String> options) {
    static Statement parse(String text) {
        var reader = new Reader(text);
        var options = new LinkedHashMap<String, String>();
        reader.skipToStatement();
        int start = reader.position;
        while (reader.word("SET")) {
            String name = reader.identifier();
            reader.expect('=', "after SET " + name);
            options.put(name, reader.value(name));
            reader.expectEnd(name);
            reader.skipToStatement();
            start = reader.position;
        }
        return new Statement(text.substring(start), options);
    }

    /** Reads tokens of one statement. */
    private static final class Reader {
        private final String text;
        private int position;

        Reader(String text) {
            this.text = text;
        }

        void skipToStatement() {
            skipBlanks();
            while (position < text.length() && text.charAt(position) == ';') {
                position++;
                skipBlanks();
            }
        }

        void skipBlanks() {
            while (position < text.length()) {
                if (Character.isWhitespace(text.charAt(position))) {
                    position++;
                } else if (text.startsWith("--", position)) {
                    position = after(text.indexOf('\n', position), 1);
                } else if (text.startsWith("/*", position)) {
                    position = after(text.indexOf("*/", position + 2), 2);
                } else {
                    return;
                }
            }
        }

        /** Takes a word if it comes next and is not just the beginning of a longer one. */
        boolean word(String expected) {
            int end = position + expected.length();
            if (!text.regionMatches(true, position, expected, 0, expected.length())
                    || end >= text.length()
                    || !Character.isWhitespace(text.charAt(end))) {
                return false;
            }
            position = end;
            skipBlanks();
            return true;
        }

        String identifier() {
            if (position < text.length() && text.charAt(position) == '"') {
                return quoted('"');
            }
            int start = position;
            while (position < text.length() && isNamePart(text.charAt(position))) {
                position++;
            }
            if (start == position) {
                throw wrong("SET needs a name", start);
            }
            return text.substring(start, position);
        }

        String value(String name) {
            skipBlanks();
            if (position < text.length() && text.charAt(position) == '\'') {
                return quoted('\'');
            }
            int start = position;
            while (position < text.length()
                    && text.charAt(position) != ';'
                    && !Character.isWhitespace(text.charAt(position))) {
                position++;
            }
            if (start == position) {
                throw wrong("SET " + name + " needs a value", start);
            }
            return text.substring(start, position);
        }

        void expect(char expected, String where) {
            skipBlanks();
            if (position >= text.length() || text.charAt(position) != expected) {
                throw wrong("'" + expected + "' is missing " + where, position);
            }
            position++;
        }

        void expectEnd(String name) {
            skipBlanks();
            if (position < text.length() && text.charAt(position) != ';') {
                throw wrong("';' is missing after SET " + name, position);
            }
        }

        private String quoted(char quote) {
            var value = new StringBuilder();
            int at = position + 1;
            while (at < text.length()) {
                char c = text.charAt(at);
                if (c != quote) {
                    value.append(c);
                    at++;
                } else if (at + 1 < text.length() && text.charAt(at + 1) == quote) {
                    value.append(quote);
                    at += 2;
                } else {
                    position = at + 1;
                    return value.toString();
                }
            }
            throw wrong("a " + quote + " is never closed", position);
        }

        private int after(int found, int length) {
            return found < 0 ? text.length() : found + length;
        }

        private static boolean isNamePart(char c) {
            return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '-';
        }

        private QueryException wrong(String what, int at) {
            int line = 1 + (int) text.chars().limit(at).filter(c -> c == '\n').count();
            int column = at - (text.lastIndexOf('\n', at - 1) + 1) + 1;
            return new QueryException(QueryErrorCode.SQL_PARSING, what + " (line " + line + ", column " + column + ")");
        }
    }
}
