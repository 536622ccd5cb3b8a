// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.apache.arrow.vector.FieldVector;

/**
 * Maps: with text keys as JSON objects or as the frame of Apache Pinot's {@code MapUtils}
 * ({@code i32 entries; entries × (i32 length, UTF-8 key, i32 length, JSON value)}, big-endian), with other keys as JSON
 * arrays of {@code {"key":…,"value":…}}.
 */
public final class MapCells extends Cells {
    private static final byte[] KEY = "{\"key\":".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] VALUE = ",\"value\":".getBytes(StandardCharsets.US_ASCII);

    private final FieldVector vector;
    private final Ranges ranges;
    private final Cells keys;
    private final Cells values;

    MapCells(FieldVector vector, Cells keys, Cells values) {
        this.vector = vector;
        this.ranges = new Ranges(vector);
        this.keys = keys;
        this.values = values;
    }

    @Override
    public void load(int first, int count) {
        loadValidity(vector, first, count);
        ranges.load(first, count);
        if (count > 0) {
            int from = Math.toIntExact(ranges.start(first));
            int entries = Math.toIntExact(ranges.start(first + count)) - from;
            keys.load(from, entries);
            values.load(from, entries);
        }
    }

    /**
     * Whether the keys are text.
     *
     * @return true if a map is an object in JSON
     */
    public boolean hasTextKeys() {
        return keys.form() == Form.STRING;
    }

    /**
     * Writes a map of text keys as a frame.
     *
     * @param row a loaded row whose value is not null
     * @param out takes the frame
     */
    public void writeFrame(int row, BlockBuffer out) {
        int from = (int) ranges.start(row);
        int to = (int) ranges.start(row + 1);
        beginRun(out);
        setInt(out.position() - Integer.BYTES, to - from, out);
        for (int i = from; i < to; i++) {
            int key = beginRun(out);
            keys.writeText(i, out);
            endRun(key, out);
            int value = beginRun(out);
            values.write(i, out);
            endRun(value, out);
        }
    }

    private static int beginRun(BlockBuffer out) {
        int start = out.reserve(Integer.BYTES) + Integer.BYTES;
        out.advanceTo(start);
        return start;
    }

    private static void endRun(int start, BlockBuffer out) {
        setInt(start - Integer.BYTES, out.position() - start, out);
    }

    private static void setInt(int at, int value, BlockBuffer out) {
        ByteBuffer.wrap(out.array()).putInt(at, value);
    }

    @Override
    void writeJson(int row, BlockBuffer out) {
        int from = (int) ranges.start(row);
        int to = (int) ranges.start(row + 1);
        boolean object = hasTextKeys();
        out.put(object ? '{' : '[');
        for (int i = from; i < to; i++) {
            if (i > from) {
                out.put(',');
            }
            if (object) {
                keys.write(i, out);
                out.put(':');
                values.write(i, out);
            } else {
                writePair(i, out);
            }
        }
        out.put(object ? '}' : ']');
    }

    private void writePair(int entry, BlockBuffer out) {
        out.put(KEY);
        keys.write(entry, out);
        out.put(VALUE);
        values.write(entry, out);
        out.put('}');
    }

    @Override
    Form form() {
        return Form.DOCUMENT;
    }
}
