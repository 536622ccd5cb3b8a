// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

/** Times of day, from minutes since midnight to how the table writes them. */
final class Clock {
    static final int DAY = 24 * 60;

    private static final int MORNING_HOUR = 6;
    private static final Json NIGHT = Json.text("0001-0559");
    private static final Json[] HOURS = hours();

    private Clock() {}

    /** As {@code hhmm} on whatever day it is; midnight is 2400. */
    static int hhmm(int minutes) {
        int ofDay = Math.floorMod(minutes - 1, DAY) + 1;
        return ofDay / 60 * 100 + ofDay % 60;
    }

    /** The hour it falls into, such as {@code 0900-0959}; the night is one. */
    static Json block(int minutes) {
        int hour = Math.floorMod(minutes, DAY) / 60;
        return hour < MORNING_HOUR ? NIGHT : HOURS[hour];
    }

    private static Json[] hours() {
        Json[] result = new Json[24];
        for (int hour = 0; hour < result.length; hour++) {
            result[hour] = Json.text(String.format("%02d00-%02d59", hour, hour));
        }
        return result;
    }
}
