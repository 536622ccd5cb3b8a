// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import org.apache.arrow.vector.FieldVector;

/** Values of a fixed number of bytes. */
abstract class FixedCells extends Cells {
    private final FieldVector vector;
    private final int width;
    private final HeapCopy data = new HeapCopy();
    private int base;

    /** Reads values of {@code width} bytes each. */
    FixedCells(FieldVector vector, int width) {
        this.vector = vector;
        this.width = width;
    }

    @Override
    public final void load(int first, int count) {
        loadValidity(vector, first, count);
        base = first;
        data.load(vector.getDataBuffer(), (long) first * width, Math.multiplyExact(count, width));
    }

    /** The loaded memory. */
    final HeapCopy data() {
        return data;
    }

    /** Where a row stands in the loaded memory, in values. */
    final int index(int row) {
        return row - base;
    }
}
