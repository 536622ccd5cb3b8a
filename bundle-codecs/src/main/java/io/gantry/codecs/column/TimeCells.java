// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.CalendarText;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.types.pojo.ArrowType;

/** Times of day in any unit. */
final class TimeCells extends PlainStringCells {
    // What lies outside is no time; it must not run over its room either.
    private static final long SECONDS_PER_DAY = 86_400;

    private final boolean narrow;
    private final int perSecond;

    TimeCells(FieldVector vector, ArrowType.Time type) {
        super(vector, type.getBitWidth() / Byte.SIZE);
        narrow = type.getBitWidth() == Integer.SIZE;
        perSecond = Units.perSecond(type.getUnit());
    }

    @Override
    public void writeText(int row, BlockBuffer out) {
        long value = narrow ? data().intAt(index(row)) : data().longAt(index(row));
        long seconds = Math.floorDiv(value, (long) perSecond);
        if (seconds < 0 || seconds > SECONDS_PER_DAY) {
            throw new IllegalArgumentException(
                    "time=" + value + " in units of 1/" + perSecond + " s is not within a day");
        }
        int nanos = (int) (value - seconds * perSecond) * (Units.NANOS_PER_SECOND / perSecond);
        int at = out.reserve(CalendarText.MAX_BYTES);
        out.advanceTo(CalendarText.writeTime((int) seconds, nanos, out.array(), at));
    }
}
