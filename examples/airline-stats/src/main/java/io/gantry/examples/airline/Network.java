// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * Where a carrier flies: between its hubs and its stations.
 *
 * @param hubs one end of every flight
 * @param stations the other end
 * @param reachMiles how far it flies
 */
record Network(Weighted<Airport> hubs, Weighted<Airport> stations, int reachMiles) {
    /** How much more a carrier serves the stations of its home states than their traffic would say. */
    private static final double HOME = 8;

    private static final int SHORTEST_MILES = 30;
    private static final Set<String> FAR_STATES = Set.of("AK", "HI");

    static Network read(String[] cells, Airports airports) {
        Set<String> home = Set.of(cells[11].split(" "));
        ToDoubleFunction<Airport> weight = airport -> demand(airport, home);
        List<Airport> stations = airports.all().stream()
                .sorted(Comparator.comparingDouble(weight).reversed())
                .limit(Integer.parseInt(cells[4]))
                .toList();
        return new Network(hubs(cells[13], airports), new Weighted<>(stations, weight), Integer.parseInt(cells[9]));
    }

    Route pick(Dice dice) {
        while (true) {
            Airport hub = hubs.pick(dice);
            Airport station = stations.pick(dice);
            int miles = hub.milesTo(station);
            if (miles >= SHORTEST_MILES && miles <= reachMiles) {
                return dice.chance(0.5) ? new Route(hub, station, miles) : new Route(station, hub, miles);
            }
        }
    }

    private static double demand(Airport airport, Set<String> home) {
        String state = airport.state().code();
        if (home.contains(state)) {
            return HOME * StrictMath.sqrt(airport.traffic());
        }
        double demand = StrictMath.pow(airport.traffic(), 0.65);
        return FAR_STATES.contains(state) ? demand / 20 : demand;
    }

    private static Weighted<Airport> hubs(String text, Airports airports) {
        Weighted<String> codes = Weighted.parse(text);
        return codes.map(airports::named);
    }

    /** Two ends and the miles between them. */
    record Route(Airport origin, Airport destination, int miles) {}
}
