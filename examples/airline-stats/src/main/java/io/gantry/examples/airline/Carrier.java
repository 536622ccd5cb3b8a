// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.Arrays;
import java.util.List;

/**
 * An airline, and how it rounds its times.
 *
 * @param code as a JSON text
 * @param id the authorities' number for it
 * @param share of all rows, compared with the others
 * @param fleet its aircraft
 * @param firstFlight its lowest flight number
 * @param lastFlight its highest flight number
 * @param roundDepartures how many of its departures are on a multiple of five minutes, from 0 to 1
 * @param roundDurations how many of its flights last a multiple of five minutes, from 0 to 1
 * @param places where its flights stand within a day, as places among the carriers; in rising order of flight numbers
 * @param network where it flies
 */
record Carrier(
        Json code,
        int id,
        double share,
        List<TailNumber> fleet,
        int firstFlight,
        int lastFlight,
        double roundDepartures,
        double roundDurations,
        List<Integer> places,
        Network network) {

    TailNumber anyAircraft(Dice dice) {
        return fleet.get(dice.between(0, fleet.size() - 1));
    }

    static List<Carrier> all(Airports airports, Dice dice) {
        return Tables.read("carriers.txt").stream()
                .map(cells -> read(cells, airports, dice))
                .toList();
    }

    private static Carrier read(String[] cells, Airports airports, Dice dice) {
        return new Carrier(
                Json.text(cells[0]),
                Integer.parseInt(cells[1]),
                Double.parseDouble(cells[2]),
                TailNumber.fleet(Integer.parseInt(cells[3]), Weighted.parse(cells[12]), dice),
                Integer.parseInt(cells[5]),
                Integer.parseInt(cells[6]),
                Double.parseDouble(cells[7]) / 100,
                Double.parseDouble(cells[8]) / 100,
                Arrays.stream(cells[10].split(" ")).map(Integer::valueOf).toList(),
                Network.read(cells, airports));
    }
}
