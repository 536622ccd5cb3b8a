// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import org.apache.arrow.vector.FieldVector;

/** Values that are runs of bytes: text and binaries, with offsets of any width. */
abstract class VarCells extends Cells {
    // Above this the values of a load are copied one by one, so that scratch memory stays in proportion.
    private static final int MAX_BULK_BYTES = 4 << 20;

    private final FieldVector vector;
    private final Ranges ranges;
    private final HeapCopy data = new HeapCopy();
    private boolean bulk;
    private long base;

    VarCells(FieldVector vector) {
        this.vector = vector;
        this.ranges = new Ranges(vector);
    }

    @Override
    public final void load(int first, int count) {
        loadValidity(vector, first, count);
        ranges.load(first, count);
        if (count > 0) {
            base = ranges.start(first);
            long length = ranges.start(first + count) - base;
            bulk = length <= MAX_BULK_BYTES;
            data.load(vector.getDataBuffer(), base, bulk ? (int) length : 0);
        }
    }

    /** How many bytes a value has; refuses one that no block can hold. */
    final int length(int row, BlockBuffer out) {
        long length = ranges.start(row + 1) - ranges.start(row);
        if (length > out.maxBytes()) {
            throw out.tooLarge();
        }
        return (int) length;
    }

    /** Where a value of some length begins in {@link #bytes()}, until the next call. */
    final int locate(int row, int length) {
        long start = ranges.start(row);
        if (bulk) {
            return (int) (start - base);
        }
        data.load(vector.getDataBuffer(), start, length);
        return 0;
    }

    final byte[] bytes() {
        return data.bytes();
    }
}
