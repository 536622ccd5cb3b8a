// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A state or territory.
 *
 * @param code postal code
 * @param codeJson the code as a JSON text
 * @param nameJson the name as a JSON text
 * @param fips its number in the federal processing standard
 * @param wac its world area code
 */
record State(String code, Json codeJson, Json nameJson, int fips, int wac) {
    static Map<String, State> byCode() {
        return Tables.read("states.txt").stream()
                .map(cells -> new State(
                        cells[0],
                        Json.text(cells[0]),
                        Json.text(cells[1]),
                        Integer.parseInt(cells[2]),
                        Integer.parseInt(cells[3])))
                .collect(Collectors.toMap(State::code, Function.identity()));
    }
}
