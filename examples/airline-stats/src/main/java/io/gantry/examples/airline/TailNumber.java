// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.List;
import java.util.stream.Stream;

/**
 * Which aircraft.
 *
 * @param text the column {@code TailNum}
 * @param array the same as {@code DivTailNums} has it
 */
record TailNumber(Json text, Json array) {
    private static final String DIGITS = "0123456789";
    private static final String SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ" + DIGITS;

    /**
     * Paints numbers on a fleet. A number that comes twice is an aircraft that flies more.
     *
     * @param patterns with {@code #} for a digit and {@code @} for a digit or letter
     */
    static List<TailNumber> fleet(int size, Weighted<String> patterns, Dice dice) {
        return Stream.generate(() -> fill(patterns.pick(dice), dice))
                .limit(size)
                .map(number -> new TailNumber(Json.text(number), Json.array(number)))
                .toList();
    }

    private static String fill(String pattern, Dice dice) {
        StringBuilder result = new StringBuilder(pattern);
        for (int i = 0; i < pattern.length(); i++) {
            if (pattern.charAt(i) == '#') {
                result.setCharAt(i, any(DIGITS, dice));
            } else if (pattern.charAt(i) == '@') {
                result.setCharAt(i, any(SIGNS, dice));
            }
        }
        return result.toString();
    }

    private static char any(String signs, Dice dice) {
        return signs.charAt(dice.between(0, signs.length() - 1));
    }
}
