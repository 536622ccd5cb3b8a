// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/** The flights that exist; each day of the table is a sample of them. */
final class Timetable {
    private static final int FLIGHTS = 28_000;

    /** Share of flights that stand somewhere else in a day's file than their carrier's others. */
    private static final double STRAYS = 0.02;

    private static final double STRIDE = 100_000;
    private static final double DISORDER = 60;

    /** Minutes on the ground and in climb, and per mile. */
    private static final double FIXED_MINUTES = 40.4;

    private static final double MINUTES_PER_MILE = 0.123;

    /** Minutes that the wind takes or gives per radian of longitude. */
    private static final double HEADWIND = 33;

    private static final Weighted<String> HOURS = Weighted.parse("5:115 6:669 7:739 8:670 9:603 10:622 11:691 12:598"
            + " 13:601 14:612 15:613 16:591 17:695 18:565 19:516 20:390 21:272 22:117 23:50");
    private static final Weighted<String> ROUND_MINUTES =
            Weighted.parse("0:106 5:54 10:51 15:57 20:50 25:48 30:70 35:49 40:44 45:56 50:48 55:50");

    private final Dice dice;
    private final int lastPlace;
    private final List<Flight> flights = new ArrayList<>(FLIGHTS);

    Timetable(List<Carrier> carriers, Dice dice) {
        this.dice = dice;
        lastPlace = carriers.stream()
                .flatMap(carrier -> carrier.places().stream())
                .mapToInt(Integer::intValue)
                .max()
                .orElseThrow();
        Weighted<Carrier> shares = new Weighted<>(carriers, Carrier::share);
        for (int i = 0; i < FLIGHTS; i++) {
            flights.add(schedule(shares.pick(dice)));
        }
        flights.sort(Comparator.comparingDouble(Flight::place));
    }

    /** Draws some flights, each at most once, in the order of a day's file. */
    List<Flight> sample(int size) {
        BitSet drawn = new BitSet(FLIGHTS);
        for (int missing = size; missing > 0; missing = size - drawn.cardinality()) {
            for (int i = 0; i < missing; i++) {
                drawn.set(dice.between(0, FLIGHTS - 1));
            }
        }
        return drawn.stream().mapToObj(flights::get).toList();
    }

    private Flight schedule(Carrier carrier) {
        int number = dice.between(carrier.firstFlight(), carrier.lastFlight());
        Network.Route route = carrier.network().pick(dice);
        return new Flight(
                carrier,
                number,
                route.origin(),
                route.destination(),
                route.miles(),
                departure(carrier),
                duration(carrier, route),
                place(carrier, number));
    }

    private int departure(Carrier carrier) {
        int hour = Integer.parseInt(HOURS.pick(dice)) * 60;
        return dice.chance(carrier.roundDepartures())
                ? hour + Integer.parseInt(ROUND_MINUTES.pick(dice))
                : hour + dice.between(0, 59);
    }

    private int duration(Carrier carrier, Network.Route route) {
        double wind = HEADWIND * route.destination().westOf(route.origin());
        double usual = FIXED_MINUTES + MINUTES_PER_MILE * route.miles() + wind;
        int minutes = (int) (usual + dice.bell(4));
        return dice.chance(carrier.roundDurations()) ? (minutes + 2) / 5 * 5 : minutes;
    }

    private double place(Carrier carrier, int number) {
        if (dice.chance(STRAYS)) {
            return dice.fraction() * STRIDE * lastPlace;
        }
        int range = carrier.lastFlight() + 1 - carrier.firstFlight();
        int part = (number - carrier.firstFlight()) * carrier.places().size() / range;
        return carrier.places().get(part) * STRIDE + number + dice.bell(DISORDER);
    }
}
