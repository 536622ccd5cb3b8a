// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.CalendarText;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.types.pojo.ArrowType;

/** Instants in any unit; a zone only says how to show them, they are written in UTC. */
final class TimestampCells extends PlainStringCells {
    private final int perSecond;

    TimestampCells(FieldVector vector, ArrowType.Timestamp type) {
        super(vector, Long.BYTES);
        perSecond = Units.perSecond(type.getUnit());
    }

    @Override
    public void writeText(int row, BlockBuffer out) {
        long value = data().longAt(index(row));
        if (value == Long.MAX_VALUE || value == -Long.MAX_VALUE) {
            Infinity.write(value > 0, out);
            return;
        }
        long seconds = Math.floorDiv(value, (long) perSecond);
        int nanos = (int) (value - seconds * perSecond) * (Units.NANOS_PER_SECOND / perSecond);
        int at = out.reserve(CalendarText.MAX_BYTES);
        out.advanceTo(CalendarText.writeTimestamp(seconds, nanos, out.array(), at));
    }
}
