// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.block;

import io.gantry.api.result.ColumnType;

/** Values of UNKNOWN, all null. */
public final class NullColumn extends ValueColumn {
    NullColumn() {
        super(ColumnType.UNKNOWN);
    }

    @Override
    public void addNull() {
        addNulls(1);
    }

    /**
     * Appends nulls, at no cost for each.
     *
     * @param count how many
     */
    public void addNulls(int count) {
        skip(count);
    }

    @Override
    boolean isNull(int index) {
        return true;
    }

    @Override
    void reserve(int index) {}

    @Override
    String text(int index) {
        throw new IllegalStateException("value " + index + " is null");
    }

    @Override
    Object value(int index) {
        throw new IllegalStateException("value " + index + " is null");
    }
}
