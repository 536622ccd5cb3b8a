// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/** Reads the tables of facts beside this class: a line each, cells between bars, {@code #} before the heading. */
final class Tables {
    private Tables() {}

    static List<String[]> read(String name) {
        try (InputStream stream = Objects.requireNonNull(Tables.class.getResourceAsStream(name), name);
                BufferedReader reader = new BufferedReader(new InputStreamReader(stream, UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\\|", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name, e);
        }
    }
}
