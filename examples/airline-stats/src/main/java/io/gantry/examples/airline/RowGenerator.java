// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.List;

/**
 * Makes rows without end, each as a JSON object with its keys in the order of {@link AirlineStats#columns()}. One thread
 * at a time.
 */
public final class RowGenerator {
    /** No row is longer, in bytes. */
    public static final int MAX_ROW_BYTES = 4096;

    private final Month month = new Month();
    private final Row row = new Row();
    private final JsonLine line = new JsonLine();
    private final RandomAirports randomAirports;
    private final Timetable timetable;
    private final Operations operations;
    private Iterator<Flight> today = List.<Flight>of().iterator();

    RowGenerator(long seed) {
        Dice dice = new Dice(seed);
        Airports airports = new Airports();
        randomAirports = new RandomAirports(airports, dice);
        timetable = new Timetable(Carrier.all(airports, dice), dice);
        operations = new Operations(airports, dice);
    }

    /**
     * Makes the next row, as UTF-8.
     *
     * @param target where it is put, at the position, which is advanced; {@link #MAX_ROW_BYTES} are always enough
     * @throws BufferOverflowException if the target has too little room; the row is lost
     */
    public void next(ByteBuffer target) {
        advance();
        target.put(line.buffer(), 0, line.length());
    }

    /**
     * Makes the next rows and writes them as JSON lines: UTF-8, each with a line feed behind it.
     *
     * @param stream takes a write for each row, so it should be buffered; neither flushed nor closed
     * @param rows how many
     * @throws IOException if the stream throws it
     */
    public void writeTo(OutputStream stream, long rows) throws IOException {
        for (long i = 0; i < rows; i++) {
            advance();
            stream.write(line.buffer(), 0, line.length() + 1);
        }
    }

    private void advance() {
        while (!today.hasNext()) {
            today = timetable.sample(month.nextDay()).iterator();
            operations.nextDay();
        }
        Flight flight = today.next();
        row.clear();
        month.describe(row);
        flight.describe(row);
        randomAirports.describe(row);
        operations.fly(flight, row);
        line.write(row);
    }
}
