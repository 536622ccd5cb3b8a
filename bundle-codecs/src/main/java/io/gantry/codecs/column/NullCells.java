// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;

/** Nothing but nulls. */
final class NullCells extends Cells {
    @Override
    public void load(int first, int count) {
        loadWithoutNulls(first, count);
        for (int row = first; row < first + count; row++) {
            markNull(row);
        }
    }

    @Override
    void writeJson(int row, BlockBuffer out) {
        throw new IllegalStateException("row " + row + " is null");
    }

    @Override
    Form form() {
        return Form.LITERAL;
    }
}
