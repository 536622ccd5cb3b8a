// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/** Landings elsewhere. */
final class Diversion {
    private static final double REACHES_DESTINATION = 0.564;
    private static final double TWO_LANDINGS = 0.024;
    private static final double LANDS_AT_ORIGIN = 0.9;

    /** What the table says of landings that ended in a cancellation. */
    private static final int CANCELLED_AFTER_LANDING = 9;

    private static final Quantiles GROUND_MINUTES =
            new Quantiles(0, 2, 2, 3, 9, 4, 17, 5, 22, 6, 28, 7, 50, 11, 75, 21, 90, 43, 95, 64, 99, 105, 100, 152);
    private static final Quantiles LATE_MINUTES =
            new Quantiles(0, 9, 5, 77, 25, 129, 50, 178, 75, 251, 95, 606, 99, 1022, 100, 1651);

    private final Airports airports;
    private final Movement movement;
    private final Dice dice;

    Diversion(Airports airports, Movement movement, Dice dice) {
        this.airports = airports;
        this.movement = movement;
        this.dice = dice;
    }

    /** Ends a flight that has departed at another airport, or has it reach its destination hours late. */
    void divert(Flight flight, TailNumber tail, Row row) {
        List<Landing> landings = new ArrayList<>();
        int landed = flight.arrival() + row.number(Column.DEP_DELAY) + (int) dice.bell(20);
        landings.add(landing(flight.destination(), landed));
        if (dice.chance(TWO_LANDINGS)) {
            landings.add(landing(flight.destination(), landed + GROUND_MINUTES.pick(dice)));
        }
        row.set(Column.DIVERTED, 1);
        row.set(Column.DIV_AIRPORT_LANDINGS, landings.size());
        describe(landings, row);
        Landing last = landings.get(landings.size() - 1);
        if (dice.chance(REACHES_DESTINATION)) {
            flyOn(flight, tail, last, row);
        } else {
            row.set(Column.DIV_REACHED_DEST, 0);
            row.set(Column.DIV_DISTANCE, last.airport().milesTo(flight.destination()));
        }
    }

    /** Ends a flight that has departed where it began, or near there. */
    void turnBack(Flight flight, Row row) {
        Airport airport = dice.chance(LANDS_AT_ORIGIN) ? flight.origin() : alternate(flight.origin());
        int landed = flight.departure() + row.number(Column.DEP_DELAY) + dice.between(25, 120);
        row.set(Column.DIV_AIRPORT_LANDINGS, CANCELLED_AFTER_LANDING);
        describe(List.of(new Landing(airport, landed, GROUND_MINUTES.pick(dice))), row);
    }

    private void flyOn(Flight flight, TailNumber tail, Landing last, Row row) {
        int late = LATE_MINUTES.pick(dice);
        int arrival = flight.arrival() + late;
        int taxiIn = movement.taxiIn();
        int taxiOut = GROUND_MINUTES.pick(dice);
        int off = arrival - taxiIn - 20 - last.airport().milesTo(flight.destination()) / 7;
        movement.land(arrival, taxiIn, row);
        row.set(Column.DIV_REACHED_DEST, 1);
        row.set(Column.DIV_DISTANCE, 0);
        row.set(Column.DIV_ARR_DELAY, late);
        row.set(Column.DIV_ACTUAL_ELAPSED_TIME, late + flight.duration() - row.number(Column.DEP_DELAY));
        row.set(Column.DIV_TAIL_NUMS, tail.array());
        row.set(Column.DIV_WHEELS_OFFS, Json.array(Clock.hhmm(off)));
        row.set(Column.DIV_TOTAL_G_TIMES, Json.array(last.groundMinutes() + taxiOut));
    }

    private void describe(List<Landing> landings, Row row) {
        row.set(
                Column.DIV_AIRPORTS,
                Json.array(landings.stream()
                        .map(landing -> landing.airport().code())
                        .toArray(String[]::new)));
        row.set(
                Column.DIV_AIRPORT_IDS,
                array(landings, landing -> landing.airport().id()));
        row.set(
                Column.DIV_AIRPORT_SEQ_IDS,
                array(landings, landing -> landing.airport().seqId()));
        row.set(Column.DIV_WHEELS_ONS, array(landings, landing -> Clock.hhmm(landing.minutes())));
        row.set(Column.DIV_LONGEST_G_TIMES, array(landings, Landing::groundMinutes));
        row.set(Column.DIV_TOTAL_G_TIMES, array(landings, Landing::groundMinutes));
    }

    private Landing landing(Airport near, int minutes) {
        return new Landing(alternate(near), minutes, GROUND_MINUTES.pick(dice));
    }

    private Airport alternate(Airport airport) {
        List<Airport> choice = airports.alternates(airport);
        return choice.get(Math.min(dice.between(0, choice.size() - 1), dice.between(0, choice.size() - 1)));
    }

    private static Json array(List<Landing> landings, ToLongFunction<Landing> value) {
        return Json.array(landings.stream().mapToLong(value).toArray());
    }

    /**
     * A landing where none was planned.
     *
     * @param airport where
     * @param minutes when, since midnight
     * @param groundMinutes how long it stayed, in minutes
     */
    private record Landing(Airport airport, int minutes, int groundMinutes) {}
}
