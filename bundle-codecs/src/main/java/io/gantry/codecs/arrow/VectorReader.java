// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import io.gantry.api.result.ColumnType;
import io.gantry.codecs.arrow.BatchReader.NullBits;
import io.gantry.codecs.arrow.BatchReader.Offsets;
import io.gantry.codecs.block.ArrayColumn;
import io.gantry.codecs.block.BooleanColumn;
import io.gantry.codecs.block.IntegerColumn;
import io.gantry.codecs.block.MapColumn;
import io.gantry.codecs.block.NullColumn;
import io.gantry.codecs.block.RealColumn;
import io.gantry.codecs.block.TextColumn;
import io.gantry.codecs.block.ValueColumn;

/** Reads the vectors of a record batch into columns. */
final class VectorReader {
    private final BatchReader in;
    private final MapFrames frames;

    VectorReader(BatchReader in, MapFrames frames) {
        this.in = in;
        this.frames = frames;
    }

    /** Takes the next vector, of {@code count} values. */
    void read(ValueColumn column, int count) {
        if (column instanceof IntegerColumn integers) {
            readIntegers(integers, count);
        } else if (column instanceof RealColumn reals) {
            readReals(reals, count);
        } else if (column instanceof BooleanColumn booleans) {
            readBooleans(booleans, count);
        } else if (column instanceof MapColumn maps) {
            readMaps(maps, count);
        } else if (column instanceof TextColumn texts) {
            readTexts(texts, count);
        } else if (column instanceof ArrayColumn arrays) {
            readArrays(arrays, count);
        } else {
            in.takeNodeOnly(count);
            ((NullColumn) column).addNulls(count);
        }
    }

    private void readIntegers(IntegerColumn column, int count) {
        boolean narrow = column.type() == ColumnType.INT;
        NullBits nulls = in.takeNode(count);
        int at = in.takeBuffer((long) count * (narrow ? Integer.BYTES : Long.BYTES));
        for (int i = 0; i < count; i++) {
            if (nulls.isNull(i)) {
                column.addNull();
            } else {
                column.add(narrow ? in.bytes().getInt(at + 4 * i) : in.bytes().getLong(at + 8 * i));
            }
        }
    }

    private void readReals(RealColumn column, int count) {
        boolean narrow = column.type() == ColumnType.FLOAT;
        NullBits nulls = in.takeNode(count);
        int at = in.takeBuffer((long) count * (narrow ? Float.BYTES : Double.BYTES));
        for (int i = 0; i < count; i++) {
            if (nulls.isNull(i)) {
                column.addNull();
            } else {
                column.add(narrow ? in.bytes().getFloat(at + 4 * i) : in.bytes().getDouble(at + 8 * i));
            }
        }
    }

    private void readBooleans(BooleanColumn column, int count) {
        NullBits nulls = in.takeNode(count);
        int at = in.takeBuffer((count + 7L) / 8);
        for (int i = 0; i < count; i++) {
            if (nulls.isNull(i)) {
                column.addNull();
            } else {
                column.add((in.bytes().get(at + (i >>> 3)) >>> (i & 7) & 1) != 0);
            }
        }
    }

    private void readTexts(TextColumn column, int count) {
        NullBits nulls = in.takeNode(count);
        Offsets offsets = in.takeOffsets(count);
        int at = in.takeBuffer(0);
        offsets.checked(in.length());
        for (int i = 0; i < count; i++) {
            if (nulls.isNull(i)) {
                column.addNull();
            } else {
                column.add(at + offsets.start(i), offsets.end(i) - offsets.start(i));
            }
        }
    }

    private void readMaps(MapColumn column, int count) {
        NullBits nulls = in.takeNode(count);
        Offsets offsets = in.takeOffsets(count);
        int at = in.takeBuffer(0);
        offsets.checked(in.length());
        for (int i = 0; i < count; i++) {
            if (nulls.isNull(i)) {
                column.addNull();
            } else {
                column.addRewritten(frames.rewrite(at + offsets.start(i), at + offsets.end(i)));
            }
        }
    }

    /** The elements come after their lists, but have to be there before them. */
    private void readArrays(ArrayColumn column, int count) {
        NullBits nulls = in.takeNode(count);
        Offsets offsets = in.takeOffsets(count);
        int elements = in.nextLength();
        offsets.checked(elements);
        read(column.elements(), elements);
        for (int i = 0; i < count; i++) {
            if (nulls.isNull(i)) {
                column.addNull();
            } else {
                column.add(offsets.start(i), offsets.end(i));
            }
        }
    }
}
