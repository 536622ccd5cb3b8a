// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * What the command line asks for.
 *
 * @param rows how many rows to make
 * @param seed what decides them
 * @param out the file for the rows; without it they go to standard output
 * @param columnsOut the file for the columns' definitions
 */
record Arguments(long rows, long seed, Optional<Path> out, Optional<Path> columnsOut) {
    static final String USAGE = "usage: [--rows N] [--seed N] [--out FILE] [--columns-out FILE]";

    /**
     * Reads options, the last of a name wins.
     *
     * @throws IllegalArgumentException with what is wrong, to be shown to the user
     */
    static Arguments parse(List<String> words) {
        Arguments result = new Arguments(AirlineStats.DEFAULT_ROWS, 1, Optional.empty(), Optional.empty());
        for (Iterator<String> rest = words.iterator(); rest.hasNext(); ) {
            String option = rest.next();
            if (!rest.hasNext()) {
                throw new IllegalArgumentException(option + " is unknown or lacks its value");
            }
            result = result.with(option, rest.next());
        }
        return result;
    }

    private Arguments with(String option, String value) {
        return switch (option) {
            case "--rows" -> new Arguments(number(option, value, 0), seed, out, columnsOut);
            case "--seed" -> new Arguments(rows, number(option, value, Long.MIN_VALUE), out, columnsOut);
            case "--out" -> new Arguments(rows, seed, Optional.of(Path.of(value)), columnsOut);
            case "--columns-out" -> new Arguments(rows, seed, out, Optional.of(Path.of(value)));
            default -> throw new IllegalArgumentException(option + " is unknown");
        };
    }

    private static long number(String option, String value, long least) {
        try {
            long number = Long.parseLong(value);
            if (number >= least) {
                return number;
            }
        } catch (NumberFormatException e) {
            // The same answer as for a number that is too small.
        }
        throw new IllegalArgumentException(option + " takes a whole number from " + least + ", not " + value);
    }
}
