// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.ArrayList;
import java.util.List;

/** The column of that name: unknown in half of the rows, else the beginning of one fixed list of airports. */
final class RandomAirports {
    private static final int LONGEST = 82;
    private static final double UNKNOWN = 0.51;
    private static final Quantiles LENGTHS =
            new Quantiles(0, 1, 10, 7, 20, 12, 30, 18, 40, 23, 50, 28, 60, 33, 70, 37, 80, 43, 90, 51, 99, 72, 100, 83);

    private final Dice dice;
    private final Json[] lists = new Json[LONGEST + 1];

    RandomAirports(Airports airports, Dice dice) {
        this.dice = dice;
        Weighted<Airport> byTraffic = new Weighted<>(airports.all(), airport -> StrictMath.sqrt(airport.traffic()));
        List<String> codes = new ArrayList<>();
        while (codes.size() < LONGEST) {
            String code = byTraffic.pick(dice).code();
            if (!codes.contains(code)) {
                codes.add(code);
                lists[codes.size()] = Json.array(codes.toArray(String[]::new));
            }
        }
    }

    void describe(Row row) {
        if (!dice.chance(UNKNOWN)) {
            row.set(Column.RANDOM_AIRPORTS, lists[LENGTHS.pick(dice)]);
        }
    }
}
