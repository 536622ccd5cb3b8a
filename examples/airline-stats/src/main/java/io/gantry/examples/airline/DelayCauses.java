// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.Map;
import java.util.Objects;

/** Why a flight was late: the minutes of five causes, which add up to the delay. */
final class DelayCauses {
    private static final int EXPLAINED_FROM = 15;

    private static final Map<Character, Column> COLUMNS = Map.of(
            'C', Column.CARRIER_DELAY,
            'W', Column.WEATHER_DELAY,
            'N', Column.NAS_DELAY,
            'S', Column.SECURITY_DELAY,
            'L', Column.LATE_AIRCRAFT_DELAY);

    /** Which causes come together, and how often. */
    private static final Weighted<String> TOGETHER = Weighted.parse("CL:366 N:279 CNL:252 L:244 C:237 CN:237 NL:197"
            + " WN:61 WNL:51 W:35 WL:34 CWNL:9 CWL:6 CWN:3 CW:3 NS:3 NSL:2 S:1 SL:1");

    private final Dice dice;

    DelayCauses(Dice dice) {
        this.dice = dice;
    }

    /** Fills the causes' columns if the delay is long enough to be explained. */
    void explain(int delay, Row row) {
        if (delay < EXPLAINED_FROM) {
            return;
        }
        COLUMNS.values().forEach(column -> row.set(column, 0));
        String causes = TOGETHER.pick(dice);
        int rest = delay;
        for (int i = 0; i < causes.length(); i++) {
            int left = causes.length() - 1 - i;
            int minutes = left == 0 ? rest : dice.between(1, rest - left);
            row.set(Objects.requireNonNull(COLUMNS.get(causes.charAt(i))), minutes);
            rest -= minutes;
        }
    }
}
