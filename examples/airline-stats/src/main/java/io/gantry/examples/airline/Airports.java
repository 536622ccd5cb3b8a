// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** All airports, and which of them are near one another. */
final class Airports {
    private static final int ALTERNATES = 4;

    private final Map<String, Airport> byCode = new LinkedHashMap<>();
    private final Map<Airport, List<Airport>> alternates = new LinkedHashMap<>();

    Airports() {
        List<String[]> lines = Tables.read("airports.txt");
        List<String> codes = lines.stream().map(cells -> cells[0]).toList();
        Map<String, State> states = State.byCode();
        for (String[] cells : lines) {
            State state = Objects.requireNonNull(states.get(cells[2]), cells[2]);
            String market = cells[7].isEmpty() ? cells[0] : cells[7];
            byCode.put(cells[0], new Airport(cells, state, byCode.size(), codes.indexOf(market)));
        }
        for (Airport airport : byCode.values()) {
            alternates.put(airport, nearest(airport));
        }
    }

    List<Airport> all() {
        return new ArrayList<>(byCode.values());
    }

    Airport named(String code) {
        return Objects.requireNonNull(byCode.get(code), code);
    }

    /** Where flights to this airport land when they cannot land there. */
    List<Airport> alternates(Airport airport) {
        return Objects.requireNonNull(alternates.get(airport));
    }

    private List<Airport> nearest(Airport airport) {
        return byCode.values().stream()
                .filter(other -> other != airport && other.traffic() >= 12)
                .sorted(Comparator.comparingDouble(
                        other -> other.milesTo(airport) / (1 + StrictMath.log(other.traffic()))))
                .limit(ALTERNATES)
                .toList();
    }
}
