// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import org.apache.arrow.vector.BaseLargeVariableWidthVector;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.FixedSizeBinaryVector;
import org.apache.arrow.vector.complex.FixedSizeListVector;
import org.apache.arrow.vector.complex.LargeListVector;

/** Where the parts of values of variable length begin and end: offsets of 32 or 64 bits, or multiples of a fixed size. */
public final class Ranges {
    private final FieldVector vector;
    private final int fixedSize;
    private final boolean wide;
    private final HeapCopy offsets = new HeapCopy();
    private int base;

    /**
     * The ranges of a vector.
     *
     * @param vector of text, binaries or lists, of any layout but the views
     */
    public Ranges(FieldVector vector) {
        this.vector = vector;
        this.wide = vector instanceof BaseLargeVariableWidthVector || vector instanceof LargeListVector;
        if (vector instanceof FixedSizeBinaryVector binary) {
            fixedSize = binary.getByteWidth();
        } else {
            fixedSize = vector instanceof FixedSizeListVector list ? list.getListSize() : -1;
        }
    }

    /**
     * Copies the offsets of some rows.
     *
     * @param first of the rows
     * @param count how many
     */
    public void load(int first, int count) {
        base = first;
        if (fixedSize < 0 && count > 0) {
            int width = wide ? Long.BYTES : Integer.BYTES;
            offsets.load(vector.getOffsetBuffer(), (long) first * width, Math.multiplyExact(count + 1, width));
        }
    }

    /**
     * Where a value begins.
     *
     * @param row a loaded row, or the one after the last for where that ends
     * @return in bytes or elements from the start of the data
     */
    public long start(int row) {
        if (fixedSize >= 0) {
            return (long) row * fixedSize;
        }
        return wide ? offsets.longAt(row - base) : offsets.intAt(row - base);
    }
}
