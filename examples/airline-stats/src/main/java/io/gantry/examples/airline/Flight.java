// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

/**
 * A flight of the timetable.
 *
 * @param carrier whose it is
 * @param number its number
 * @param origin where it begins
 * @param destination where it ends
 * @param miles how far that is
 * @param departure when it leaves, in minutes since midnight there
 * @param duration how long it takes, in minutes
 * @param place where it stands among the flights of a day
 */
record Flight(
        Carrier carrier,
        int number,
        Airport origin,
        Airport destination,
        int miles,
        int departure,
        int duration,
        double place) {
    private static final int MILES_PER_GROUP = 250;
    private static final int HIGHEST_GROUP = 11;

    /** When it arrives, in minutes since the midnight before it left, by the destination's clock. */
    int arrival() {
        return departure + duration + destination.clockAhead(origin);
    }

    void describe(Row row) {
        row.set(Column.CARRIER, carrier.code());
        row.set(Column.UNIQUE_CARRIER, carrier.code());
        row.set(Column.AIRLINE_ID, carrier.id());
        row.set(Column.FLIGHT_NUM, number);
        row.set(Column.FLIGHTS, 1);
        row.set(Column.CRS_DEP_TIME, Clock.hhmm(departure));
        row.set(Column.DEP_TIME_BLK, Clock.block(departure));
        row.set(Column.CRS_ARR_TIME, Clock.hhmm(arrival()));
        row.set(Column.ARR_TIME_BLK, Clock.block(arrival()));
        row.set(Column.CRS_ELAPSED_TIME, duration);
        row.set(Column.DISTANCE, miles);
        row.set(Column.DISTANCE_GROUP, Math.min(HIGHEST_GROUP, miles / MILES_PER_GROUP + 1));
        origin.describeOrigin(row);
        destination.describeDestination(row);
    }
}
