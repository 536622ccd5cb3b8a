// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.block;

import io.gantry.api.result.ColumnType;
import java.util.Arrays;

/** Values of FLOAT and DOUBLE. */
public final class RealColumn extends ValueColumn {
    private double[] values = new double[0];

    RealColumn(ColumnType type) {
        super(type);
    }

    /**
     * Appends a value.
     *
     * @param value one that a float can hold if that is the type
     */
    public void add(double value) {
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
    double doubleValue(int index) {
        return values[index];
    }

    @Override
    String text(int index) {
        return value(index).toString();
    }

    @Override
    Object value(int index) {
        return type() == ColumnType.FLOAT ? (Object) (float) values[index] : (Object) values[index];
    }

    @Override
    void appendJson(int index, StringBuilder json) {
        if (Double.isFinite(values[index])) {
            json.append(text(index));
        } else {
            json.append('"').append(text(index)).append('"');
        }
    }
}
