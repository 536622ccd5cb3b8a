// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import java.nio.charset.StandardCharsets;

/**
 * Finds its way through the text of a statement, as far as quotes and comments go. What is blanked keeps its length, so
 * that positions stay right.
 */
final class SqlText {
    private final String sql;

    SqlText(String sql) {
        this.sql = sql;
    }

    /** The same text with a blank for each semicolon that stands outside of quotes and comments. */
    String withoutSemicolons() {
        var text = new StringBuilder(sql);
        for (int at = 0; at < sql.length(); at = after(at)) {
            if (sql.charAt(at) == ';') {
                text.setCharAt(at, ' ');
            }
        }
        return text.toString();
    }

    /**
     * Where the first word begins.
     *
     * @param from where to look from
     * @return an index, the text's length if there is no word
     */
    int firstWord(int from) {
        int at = from;
        while (at < sql.length()
                && (Character.isWhitespace(sql.charAt(at)) || isComment(at) || sql.charAt(at) == ';')) {
            at = after(at);
        }
        return at;
    }

    /**
     * Whether a word stands at a place.
     *
     * @param at where
     * @param word compared without case
     * @return true if it does, and ends there
     */
    boolean isWord(int at, String word) {
        int end = at + word.length();
        return sql.regionMatches(true, at, word, 0, word.length())
                && (end == sql.length() || !Character.isJavaIdentifierPart(sql.charAt(end)));
    }

    /**
     * The first place of a word outside of quotes, comments and brackets.
     *
     * @param word compared without case
     * @return its index, or -1
     */
    int topLevelWord(String word) {
        int depth = 0;
        for (int at = 0; at < sql.length(); at = after(at)) {
            char c = sql.charAt(at);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            boolean begins = at == 0 || !Character.isJavaIdentifierPart(sql.charAt(at - 1));
            if (depth == 0 && begins && isWord(at, word)) {
                return at;
            }
        }
        return -1;
    }

    /**
     * Line and column of a place, both from 1.
     *
     * @param byteOffset in the text's UTF-8 form, as DuckDB counts
     * @return in words
     */
    String place(int byteOffset) {
        byte[] bytes = sql.getBytes(StandardCharsets.UTF_8);
        String before = new String(bytes, 0, Math.min(byteOffset, bytes.length), StandardCharsets.UTF_8);
        long line = before.chars().filter(c -> c == '\n').count() + 1;
        int column = before.length() - before.lastIndexOf('\n');
        return "line " + line + ", column " + column;
    }

    private boolean isComment(int at) {
        return sql.startsWith("--", at) || sql.startsWith("/*", at);
    }

    // The place after the quoted part, comment or single character that begins here.
    private int after(int at) {
        char c = sql.charAt(at);
        if (c == '\'' && at > 0 && (sql.charAt(at - 1) == 'e' || sql.charAt(at - 1) == 'E')) {
            return afterEscapedString(at);
        }
        if (c == '\'' || c == '"') {
            return afterClosing(String.valueOf(c), at + 1);
        }
        if (sql.startsWith("--", at)) {
            return afterClosing("\n", at);
        }
        if (sql.startsWith("/*", at)) {
            return afterClosing("*/", at + 2);
        }
        return c == '$' ? afterDollar(at) : at + 1;
    }

    private int afterClosing(String closing, int from) {
        int end = sql.indexOf(closing, from);
        return end < 0 ? sql.length() : end + closing.length();
    }

    private int afterEscapedString(int quote) {
        int at = quote + 1;
        while (at < sql.length() && sql.charAt(at) != '\'') {
            at += sql.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(at + 1, sql.length());
    }

    private int afterDollar(int dollar) {
        int at = dollar + 1;
        while (at < sql.length() && Character.isJavaIdentifierPart(sql.charAt(at)) && sql.charAt(at) != '$') {
            at++;
        }
        boolean opens = at < sql.length() && sql.charAt(at) == '$';
        return opens ? afterClosing(sql.substring(dollar, at + 1), at + 1) : dollar + 1;
    }
}
