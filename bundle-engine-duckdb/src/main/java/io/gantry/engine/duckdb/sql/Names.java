// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

/** Compares names as DuckDB does. */
final class Names {
    private Names() {}

    /** The name without the case of the letters A to Z: all that DuckDB ignores. */
    static String fold(String name) {
        var folded = new StringBuilder(name.length());
        name.chars().forEach(c -> folded.append((char) (c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c)));
        return folded.toString();
    }
}
