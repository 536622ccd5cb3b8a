// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

/** What became of a flight on its day: it flew, was diverted, or was cancelled. */
final class Operations {
    private static final double USUAL_CANCELLED = 0.072;
    private static final double USUAL_DIVERTED = 0.152;
    private static final double RETURNED_TO_GATE = 0.007;
    private static final double CANCELLED_WITHOUT_TAIL = 0.118;
    private static final double CANCELLED_AFTER_TAKE_OFF = 0.24;

    private static final Weighted<Json> CANCELLATION_CODES =
            Weighted.parse("B:438 A:175 C:88").map(Json::text);

    private static final Quantiles GATE_MINUTES = new Quantiles(0, 2, 10, 8, 25, 23, 50, 30, 75, 45, 90, 81, 100, 149);

    private final Dice dice;
    private final Movement movement;
    private final Diversion diversion;
    private final DelayCauses causes;
    private double cancelled;
    private double diverted;

    Operations(Airports airports, Dice dice) {
        this.dice = dice;
        movement = new Movement(dice);
        diversion = new Diversion(airports, movement, dice);
        causes = new DelayCauses(dice);
    }

    /** Some days are better than others. */
    void nextDay() {
        cancelled = USUAL_CANCELLED * (0.3 + 1.4 * dice.fraction());
        diverted = USUAL_DIVERTED * (0.5 + dice.fraction());
    }

    void fly(Flight flight, Row row) {
        TailNumber tail = flight.carrier().anyAircraft(dice);
        row.set(Column.TAIL_NUM, tail.text());
        row.set(Column.CANCELLED, 0);
        row.set(Column.DIVERTED, 0);
        row.set(Column.DIV_AIRPORT_LANDINGS, 0);
        double fate = dice.fraction();
        if (fate < cancelled) {
            cancel(flight, row);
        } else if (fate < cancelled + diverted) {
            movement.depart(flight, row);
            diversion.divert(flight, tail, row);
        } else {
            arrive(flight, row);
        }
    }

    private void arrive(Flight flight, Row row) {
        movement.depart(flight, row);
        if (dice.chance(RETURNED_TO_GATE)) {
            returnToGate(row);
        }
        int delay = movement.arrive(flight, row);
        causes.explain(delay, row);
    }

    private void returnToGate(Row row) {
        int minutes = GATE_MINUTES.pick(dice);
        row.set(Column.FIRST_DEP_TIME, row.number(Column.CRS_DEP_TIME));
        row.set(Column.TOTAL_ADD_G_TIME, minutes);
        row.set(Column.LONGEST_ADD_G_TIME, minutes);
    }

    private void cancel(Flight flight, Row row) {
        row.set(Column.CANCELLED, 1);
        row.set(Column.CANCELLATION_CODE, CANCELLATION_CODES.pick(dice));
        if (dice.chance(CANCELLED_AFTER_TAKE_OFF)) {
            movement.depart(flight, row);
            diversion.turnBack(flight, row);
        } else if (dice.chance(CANCELLED_WITHOUT_TAIL)) {
            row.set(Column.TAIL_NUM, Json.text("null"));
        }
    }
}
