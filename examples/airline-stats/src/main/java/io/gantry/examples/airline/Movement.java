// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

/** From gate to gate: departure and arrival, with times that add up. */
final class Movement {
    private static final int PUNCTUAL_MINUTES = 15;
    private static final int HIGHEST_GROUP = 12;
    private static final int LOWEST_GROUP = -2;
    private static final int SHORTEST_FLIGHT = 8;

    /** Minutes of a scheduled duration that are not spent in the air, usually and how far from it. */
    private static final int USUAL_GROUND = 27;

    private static final double GROUND_DEVIATION = 9.5;

    private static final Quantiles LATE_MINUTES = new Quantiles(
            0, -30, 0.3, -18, 1, -13, 3, -10, 5, -9, 7.5, -8, 10, -7, 15, -6, 20, -5, 25.5, -4, 31, -3, 37, -2, 43, -1,
            49, 0, 52, 1, 55, 3, 60, 6, 65, 9, 70, 14, 75, 21, 80, 29, 85, 41, 90, 64, 92.5, 84, 95, 113, 97, 150, 98,
            182, 99, 237, 99.5, 304, 99.9, 456, 100, 900);
    private static final Quantiles TAXI_OUT = new Quantiles(
            0, 3, 0.7, 6, 2, 7, 5, 8, 8, 9, 14, 10, 21, 11, 29, 12, 37.5, 13, 45, 14, 51, 15, 56, 16, 60, 17, 67, 19,
            75, 22, 80, 24, 90, 31, 95, 39, 98, 52, 99, 64, 99.5, 79, 100, 150);
    private static final Quantiles TAXI_IN = new Quantiles(
            0, 1, 0.2, 2, 3.5, 3, 13, 4, 29, 5, 46, 6, 59, 7, 69, 8, 76, 9, 81, 10, 85, 11, 90, 13, 95, 18, 98, 28, 99,
            39, 99.5, 56, 100, 150);

    private final Dice dice;

    Movement(Dice dice) {
        this.dice = dice;
    }

    int taxiIn() {
        return TAXI_IN.pick(dice);
    }

    /** Leaves the gate and the ground. */
    void depart(Flight flight, Row row) {
        int delay = LATE_MINUTES.pick(dice);
        int taxi = TAXI_OUT.pick(dice);
        row.set(Column.DEP_DELAY, delay);
        row.set(Column.DEP_DELAY_MINUTES, Math.max(0, delay));
        row.set(Column.DEP_DEL15, late(delay));
        row.set(Column.DEPARTURE_DELAY_GROUPS, group(delay));
        row.set(Column.DEP_TIME, Clock.hhmm(flight.departure() + delay));
        row.set(Column.TAXI_OUT, taxi);
        row.set(Column.WHEELS_OFF, Clock.hhmm(flight.departure() + delay + taxi));
    }

    /** Flies on to the destination's gate, and says how many minutes late. */
    int arrive(Flight flight, Row row) {
        int air = Math.max(SHORTEST_FLIGHT, flight.duration() - USUAL_GROUND + (int) dice.bell(GROUND_DEVIATION));
        int taxi = taxiIn();
        int elapsed = row.number(Column.TAXI_OUT) + air + taxi;
        int delay = row.number(Column.DEP_DELAY) + elapsed - flight.duration();
        row.set(Column.AIR_TIME, air);
        row.set(Column.ACTUAL_ELAPSED_TIME, elapsed);
        row.set(Column.ARR_DELAY, delay);
        row.set(Column.ARR_DELAY_MINUTES, Math.max(0, delay));
        row.set(Column.ARR_DEL15, late(delay));
        row.set(Column.ARRIVAL_DELAY_GROUPS, group(delay));
        land(flight.arrival() + delay, taxi, row);
        return delay;
    }

    /** Reaches the gate at a time in minutes since midnight. */
    void land(int arrival, int taxi, Row row) {
        row.set(Column.ARR_TIME, Clock.hhmm(arrival));
        row.set(Column.TAXI_IN, taxi);
        row.set(Column.WHEELS_ON, Clock.hhmm(arrival - taxi));
    }

    private static int late(int delay) {
        return delay >= PUNCTUAL_MINUTES ? 1 : 0;
    }

    private static int group(int delay) {
        return Math.max(LOWEST_GROUP, Math.min(HIGHEST_GROUP, Math.floorDiv(delay, PUNCTUAL_MINUTES)));
    }
}
