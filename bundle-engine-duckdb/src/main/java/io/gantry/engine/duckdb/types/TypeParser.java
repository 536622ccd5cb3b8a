// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.types;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Reads DuckDB's type names: {@code NAME}, {@code NAME(arguments)}, {@code STRUCT("a b" T, …)}, {@code UNION(tag T, …)},
 * {@code TUPLE(T, …)}, {@code MAP(K, V)}, each followed by any number of {@code []} and {@code [3]}.
 */
final class TypeParser {
    private static final Set<String> KNOWN = Set.of(
            "BOOLEAN",
            "TINYINT",
            "SMALLINT",
            "INTEGER",
            "BIGINT",
            "HUGEINT",
            "UTINYINT",
            "USMALLINT",
            "UINTEGER",
            "UBIGINT",
            "UHUGEINT",
            "FLOAT",
            "DOUBLE",
            "DECIMAL",
            "VARCHAR",
            "BLOB",
            "DATE",
            "TIME",
            "TIME_NS",
            "TIME WITH TIME ZONE",
            "TIMESTAMP",
            "TIMESTAMP_S",
            "TIMESTAMP_MS",
            "TIMESTAMP_NS",
            "TIMESTAMP WITH TIME ZONE",
            "TIMESTAMPTZ_NS",
            "INTERVAL",
            "UUID",
            "JSON",
            "BIT",
            "BIGNUM",
            "GEOMETRY",
            "VARIANT",
            "ENUM",
            "STRUCT",
            "TUPLE",
            "UNION",
            "MAP",
            "LIST",
            "ARRAY",
            "\"NULL\"");

    private final String text;
    private int at;

    TypeParser(String text) {
        this.text = text;
    }

    static boolean isKnown(String name) {
        return KNOWN.contains(name);
    }

    DuckType parse() {
        try {
            DuckType type = type();
            return at == text.length() ? type : new DuckType(text, text, List.of());
        } catch (IndexOutOfBoundsException notUnderstood) {
            return new DuckType(text, text, List.of());
        }
    }

    private DuckType type() {
        int start = at;
        String name = name();
        List<DuckType.Member> members = List.of();
        if (at < text.length() && text.charAt(at) == '(') {
            members = switch (name) {
                case "STRUCT", "UNION" -> members(true);
                case "TUPLE", "MAP" -> members(false);
                default -> arguments();
            };
        }
        return suffixes(new DuckType(name, text.substring(start, at), members), start);
    }

    private String name() {
        int start = at;
        if (text.charAt(at) == '"') {
            skipQuoted('"');
        } else {
            while (at < text.length() && "(),[]".indexOf(text.charAt(at)) < 0) {
                at++;
            }
        }
        return text.substring(start, at).toUpperCase(Locale.ROOT);
    }

    private List<DuckType.Member> members(boolean labelled) {
        var members = new ArrayList<DuckType.Member>();
        do {
            at++;
            while (text.charAt(at) == ' ') {
                at++;
            }
            members.add(new DuckType.Member(labelled ? label() : "", type()));
        } while (text.charAt(at) == ',');
        expect(')');
        return members;
    }

    private String label() {
        int start = at;
        if (text.charAt(at) == '"') {
            skipQuoted('"');
        } else {
            while (text.charAt(at) != ' ') {
                at++;
            }
        }
        String label = text.substring(start, at);
        expect(' ');
        return label;
    }

    private List<DuckType.Member> arguments() {
        while (text.charAt(at) != ')') {
            if (text.charAt(at) == '\'') {
                skipQuoted('\'');
            } else {
                at++;
            }
        }
        at++;
        return List.of();
    }

    private DuckType suffixes(DuckType base, int start) {
        DuckType type = base;
        while (at < text.length() && text.charAt(at) == '[') {
            int close = text.indexOf(']', at);
            String name = close == at + 1 ? "LIST" : "ARRAY";
            at = close + 1;
            type = new DuckType(name, text.substring(start, at), List.of(new DuckType.Member("", type)));
        }
        return type;
    }

    // A quote is doubled inside of quotes: two quoted parts in a row are one.
    private void skipQuoted(char quote) {
        do {
            at = text.indexOf(quote, at + 1) + 1;
            if (at == 0) {
                throw new StringIndexOutOfBoundsException("no closing quote");
            }
        } while (at < text.length() && text.charAt(at) == quote);
    }

    private void expect(char expected) {
        if (text.charAt(at) != expected) {
            throw new StringIndexOutOfBoundsException("expected " + expected);
        }
        at++;
    }
}
