// SPDX-License-Identifier: Apache-2.0
package io.gantry.benchmarks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Several runs of one thing. */
final class Figures {
    private final List<Double> values = new ArrayList<>();

    void add(double value) {
        values.add(value);
    }

    double median() {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }

    /** As {@code 120 (110–150)}: median, smallest and largest. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT, "%.0f (%.0f–%.0f)", median(), Collections.min(values), Collections.max(values));
    }
}
