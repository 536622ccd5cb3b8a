// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.block;

import io.gantry.api.result.ColumnType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values of the array types: ranges of the elements of all rows. */
public final class ArrayColumn extends ValueColumn {
    private final ValueColumn elements;
    private int[] starts = new int[0];
    private int[] ends = new int[0];

    ArrayColumn(ColumnType type, ValueColumn elements) {
        super(type);
        this.elements = elements;
    }

    /**
     * The elements of all arrays.
     *
     * @return to be appended to before the array that has them
     */
    public ValueColumn elements() {
        return elements;
    }

    /**
     * Appends an array.
     *
     * @param from the first of its elements among all
     * @param to one past the last
     */
    public void add(int from, int to) {
        int index = next();
        starts[index] = from;
        ends[index] = to;
    }

    @Override
    public void clear() {
        super.clear();
        elements.clear();
    }

    @Override
    void reserve(int index) {
        if (index >= ends.length) {
            starts = Arrays.copyOf(starts, grown(starts.length));
            ends = Arrays.copyOf(ends, starts.length);
        }
    }

    List<@Nullable Object> array(int index) {
        int from = starts[index];
        List<@Nullable Object> values = new ArrayList<>(ends[index] - from);
        for (int i = from; i < ends[index]; i++) {
            values.add(elements.valueOrNull(i));
        }
        return Collections.unmodifiableList(values);
    }

    @Override
    Object value(int index) {
        return array(index);
    }

    @Override
    String text(int index) {
        int from = starts[index];
        var json = new StringBuilder().append('[');
        for (int i = from; i < ends[index]; i++) {
            if (i > from) {
                json.append(',');
            }
            if (elements.isNull(i)) {
                json.append("null");
            } else {
                elements.appendJson(i, json);
            }
        }
        return json.append(']').toString();
    }
}
