// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.CalendarText;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.types.DateUnit;

/** Dates in days or milliseconds. */
final class DateCells extends PlainStringCells {
    private static final long MILLIS_PER_DAY = 86_400_000;

    private final boolean days;

    DateCells(FieldVector vector, DateUnit unit) {
        super(vector, unit == DateUnit.DAY ? Integer.BYTES : Long.BYTES);
        days = unit == DateUnit.DAY;
    }

    @Override
    public void writeText(int row, BlockBuffer out) {
        long value = days ? data().intAt(index(row)) : data().longAt(index(row));
        long infinite = days ? Integer.MAX_VALUE : Long.MAX_VALUE;
        if (Math.abs(value) == infinite) {
            Infinity.write(value > 0, out);
            return;
        }
        int at = out.reserve(CalendarText.MAX_BYTES);
        long day = days ? value : Math.floorDiv(value, MILLIS_PER_DAY);
        out.advanceTo(CalendarText.writeDate(day, out.array(), at));
    }
}
