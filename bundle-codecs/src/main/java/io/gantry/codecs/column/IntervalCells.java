// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.IntervalText;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.types.IntervalUnit;

/** Intervals of all three layouts. */
final class IntervalCells extends PlainStringCells {
    private final IntervalUnit unit;
    private final int width;

    IntervalCells(FieldVector vector, IntervalUnit unit) {
        super(vector, width(unit));
        this.unit = unit;
        this.width = width(unit);
    }

    private static int width(IntervalUnit unit) {
        return switch (unit) {
            case YEAR_MONTH -> 4;
            case DAY_TIME -> 8;
            case MONTH_DAY_NANO -> 16;
        };
    }

    @Override
    public void writeText(int row, BlockBuffer out) {
        int offset = index(row) * width;
        int at = out.reserve(IntervalText.MAX_BYTES);
        byte[] bytes = out.array();
        int first = data().intAtByte(offset);
        int end = switch (unit) {
            case YEAR_MONTH -> IntervalText.write(first, 0, 0, bytes, at);
            case DAY_TIME -> IntervalText.write(0, first, data().intAtByte(offset + 4) * 1_000_000L, bytes, at);
            case MONTH_DAY_NANO ->
                IntervalText.write(first, data().intAtByte(offset + 4), data().longAtByte(offset + 8), bytes, at);
        };
        out.advanceTo(end);
    }
}
