// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.block;

import io.gantry.api.result.ColumnType;
import java.util.Arrays;

/** Values of BOOLEAN, a bit each. */
public final class BooleanColumn extends ValueColumn {
    private long[] values = new long[1];

    BooleanColumn() {
        super(ColumnType.BOOLEAN);
    }

    /**
     * Appends a value.
     *
     * @param value true or false
     */
    public void add(boolean value) {
        int index = next();
        if (value) {
            values[index >>> 6] |= 1L << index;
        }
    }

    @Override
    void reserve(int index) {
        if (index >>> 6 >= values.length) {
            values = Arrays.copyOf(values, 2 * values.length);
        }
        values[index >>> 6] &= ~(1L << index);
    }

    @Override
    boolean booleanValue(int index) {
        return (values[index >>> 6] >>> index & 1) != 0;
    }

    @Override
    String text(int index) {
        return Boolean.toString(booleanValue(index));
    }

    @Override
    Object value(int index) {
        return booleanValue(index);
    }
}
