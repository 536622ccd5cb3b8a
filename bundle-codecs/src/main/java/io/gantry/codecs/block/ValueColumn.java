// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.block;

import io.gantry.api.result.ColumnType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The values of one column, or of the elements of one; a decoder appends them, then they are read by index. */
public abstract class ValueColumn {
    private static final int FIRST_CAPACITY = 64;

    private final ColumnType type;
    private long[] nulls = new long[0];
    private int size;

    ValueColumn(ColumnType type) {
        this.type = type;
    }

    /**
     * The type of the values.
     *
     * @return of the column, or of its elements
     */
    public final ColumnType type() {
        return type;
    }

    /**
     * How many values there are.
     *
     * @return 0 or more
     */
    public final int size() {
        return size;
    }

    /** Forgets all values. */
    public void clear() {
        Arrays.fill(nulls, 0);
        size = 0;
    }

    /** Appends null. */
    public void addNull() {
        int index = next();
        int word = index >>> 6;
        if (word >= nulls.length) {
            nulls = Arrays.copyOf(nulls, Math.max(word + 1, 2 * nulls.length));
        }
        nulls[word] |= 1L << index;
    }

    /** Appends a value that a subclass has written, or will write, at the index answered. */
    final int next() {
        int index = size++;
        reserve(index);
        return index;
    }

    /** Appends values that need no room. */
    final void skip(int count) {
        size += count;
    }

    /** Makes room for the value at an index, and sets it to what null reads as. */
    abstract void reserve(int index);

    /** A larger capacity for an array that is full. */
    static int grown(int capacity) {
        return Math.max(FIRST_CAPACITY, capacity + (capacity >> 1));
    }

    boolean isNull(int index) {
        int word = index >>> 6;
        return word < nulls.length && (nulls[word] >>> index & 1) != 0;
    }

    long longValue(int index) {
        throw wrongGetter("INT or LONG");
    }

    double doubleValue(int index) {
        throw wrongGetter("INT, LONG, FLOAT or DOUBLE");
    }

    boolean booleanValue(int index) {
        throw wrongGetter("BOOLEAN");
    }

    final UnsupportedOperationException wrongGetter(String wanted) {
        return new UnsupportedOperationException("a value of type " + type + " cannot be read as " + wanted);
    }

    /** The text of a value that is not null. */
    abstract String text(int index);

    /** The object of a value that is not null. */
    abstract Object value(int index);

    final @Nullable Object valueOrNull(int index) {
        return isNull(index) ? null : value(index);
    }

    /** Writes a value that is not null as JSON. */
    void appendJson(int index, StringBuilder json) {
        json.append(text(index));
    }
}
