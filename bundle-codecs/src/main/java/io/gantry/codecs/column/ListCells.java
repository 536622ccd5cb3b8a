// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import org.apache.arrow.vector.FieldVector;

/** Lists, with offsets of any width, as JSON arrays. */
final class ListCells extends Cells {
    private final FieldVector vector;
    private final Ranges ranges;
    private final Cells elements;

    ListCells(FieldVector vector, Cells elements) {
        this.vector = vector;
        this.ranges = new Ranges(vector);
        this.elements = elements;
    }

    @Override
    public void load(int first, int count) {
        loadValidity(vector, first, count);
        ranges.load(first, count);
        if (count > 0) {
            int from = Math.toIntExact(ranges.start(first));
            elements.load(from, Math.toIntExact(ranges.start(first + count)) - from);
        }
    }

    @Override
    void writeJson(int row, BlockBuffer out) {
        int from = (int) ranges.start(row);
        int to = (int) ranges.start(row + 1);
        out.put('[');
        for (int i = from; i < to; i++) {
            if (i > from) {
                out.put(',');
            }
            elements.write(i, out);
        }
        out.put(']');
    }

    @Override
    Form form() {
        return Form.DOCUMENT;
    }
}
