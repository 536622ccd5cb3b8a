// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs;

import io.gantry.testkit.rules.encoding.SampleColumn;
import io.gantry.testkit.rules.encoding.SampleColumns;
import java.util.List;

/** Sample columns by name. */
public final class Samples {
    private Samples() {}

    public static SampleColumn named(String name) {
        return SampleColumns.all().stream()
                .filter(column -> column.column().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name));
    }

    public static List<SampleColumn> named(List<String> names) {
        return names.stream().map(Samples::named).toList();
    }
}
