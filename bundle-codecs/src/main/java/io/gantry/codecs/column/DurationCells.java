// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.IntervalText;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.types.TimeUnit;

/** Durations in any unit. */
final class DurationCells extends PlainStringCells {
    private final int perSecond;

    DurationCells(FieldVector vector, TimeUnit unit) {
        super(vector, Long.BYTES);
        perSecond = Units.perSecond(unit);
    }

    @Override
    public void writeText(int row, BlockBuffer out) {
        long value = data().longAt(index(row));
        int nanos = (int) (value % perSecond) * (Units.NANOS_PER_SECOND / perSecond);
        int at = out.reserve(IntervalText.MAX_BYTES);
        out.advanceTo(IntervalText.write(0, 0, value / perSecond, nanos, out.array(), at));
    }
}
