// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.block;

import io.gantry.api.result.ColumnType;
import java.util.Arrays;

/** Values of INT and LONG. */
public final class IntegerColumn extends ValueColumn {
    private long[] values = new long[0];

    IntegerColumn(ColumnType type) {
        super(type);
    }

    /**
     * Appends a value.
     *
     * @param value within the type's range
     */
    public void add(long value) {
        int index = next();
        values[index] = value;
    }

    @Override
    void reserve(int index) {
        if (index >= values.length) {
            values = Arrays.copyOf(values, grown(values.length));
        }
        values[index] = 0;
    }

    @Override
    long longValue(int index) {
        return values[index];
    }

    @Override
    double doubleValue(int index) {
        return values[index];
    }

    @Override
    String text(int index) {
        return Long.toString(values[index]);
    }

    @Override
    Object value(int index) {
        return type() == ColumnType.INT ? (Object) (int) values[index] : (Object) values[index];
    }
}
