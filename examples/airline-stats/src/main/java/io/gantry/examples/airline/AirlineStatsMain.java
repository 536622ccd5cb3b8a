// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.util.List;

/** Writes the sample table: its rows as JSON lines, its columns as {@code CREATE TABLE} takes them. */
public final class AirlineStatsMain {
    private static final int BUFFER_BYTES = 1 << 16;

    private AirlineStatsMain() {}

    /**
     * Writes what the options ask for. Exit code 2 when they cannot be understood, 1 when a file cannot be written.
     *
     * @param words {@code --rows N --seed N --out FILE --columns-out FILE}, each of them optional
     */
    public static void main(String[] words) {
        try {
            write(Arguments.parse(List.of(words)));
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage() + "; " + Arguments.USAGE);
            System.exit(2);
        } catch (IOException e) {
            System.err.println("cannot write: " + e);
            System.exit(1);
        }
    }

    private static void write(Arguments arguments) throws IOException {
        if (arguments.columnsOut().isPresent()) {
            Files.writeString(arguments.columnsOut().get(), AirlineStats.columnDefinitions() + "\n");
        }
        try (OutputStream file = open(arguments)) {
            AirlineStats.generator(arguments.seed()).writeTo(file, arguments.rows());
        }
    }

    private static OutputStream open(Arguments arguments) throws IOException {
        OutputStream file = arguments.out().isPresent()
                ? Files.newOutputStream(arguments.out().get())
                : new FileOutputStream(FileDescriptor.out);
        return new BufferedOutputStream(file, BUFFER_BYTES);
    }
}
