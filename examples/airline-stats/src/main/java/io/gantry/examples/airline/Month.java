// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.time.LocalDate;

/** The days of the table: each January 2014 from its first to its last day, then the same month again. */
final class Month {
    private static final LocalDate FIRST = LocalDate.of(2014, 1, 1);

    /** Rows a day; the days after New Year are the busiest. */
    private static final int[] ROWS = {
        289, 403, 409, 307, 422, 354, 292, 316, 340, 338, 269, 276, 296, 311, 313, 310, 285, 241, 270, 284, 305, 299,
        317, 343, 228, 319, 296, 305, 322, 333, 354
    };

    private final Json[] dates = new Json[ROWS.length];
    private int day = ROWS.length - 1;

    Month() {
        for (int i = 0; i < ROWS.length; i++) {
            dates[i] = Json.text(FIRST.plusDays(i).toString());
        }
    }

    /** Goes on to the next day, and says how many rows it has. */
    int nextDay() {
        day = (day + 1) % ROWS.length;
        return ROWS[day];
    }

    void describe(Row row) {
        LocalDate date = FIRST.plusDays(day);
        row.set(Column.YEAR, date.getYear());
        row.set(Column.QUARTER, 1);
        row.set(Column.MONTH, date.getMonthValue());
        row.set(Column.DAY_OF_MONTH, date.getDayOfMonth());
        row.set(Column.DAY_OF_WEEK, date.getDayOfWeek().getValue());
        row.set(Column.FLIGHT_DATE, dates[day]);
        row.set(Column.DAYS_SINCE_EPOCH, (int) date.toEpochDay());
    }
}
