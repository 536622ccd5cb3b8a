// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.config;

import java.util.Optional;
import java.util.Set;

/** The key that somebody probably meant: fewest letters to insert, drop or exchange; of several, the first. */
final class NearestKey {
    private NearestKey() {}

    /** Nothing where more than a third of the letters differs, since a wrong guess misleads. */
    static Optional<String> of(String key, Set<String> known) {
        Optional<String> nearest = Optional.empty();
        int fewest = key.length() / 3 + 1;
        for (String candidate : known) {
            int changes = changes(key, candidate);
            if (changes < fewest) {
                fewest = changes;
                nearest = Optional.of(candidate);
            }
        }
        return nearest;
    }

    /** Levenshtein's distance, a row at a time. */
    private static int changes(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int column = 0; column < row.length; column++) {
            row[column] = column;
        }
        for (int letter = 1; letter <= from.length(); letter++) {
            int diagonal = row[0];
            row[0] = letter;
            for (int column = 1; column < row.length; column++) {
                int exchanged = diagonal + (from.charAt(letter - 1) == to.charAt(column - 1) ? 0 : 1);
                diagonal = row[column];
                row[column] = Math.min(exchanged, Math.min(row[column], row[column - 1]) + 1);
            }
        }
        return row[to.length()];
    }
}
