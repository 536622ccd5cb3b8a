// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.Digits;
import org.apache.arrow.vector.FieldVector;

/** Unsigned integers of 64 bits. */
final class UnsignedLongCells extends FixedCells {
    UnsignedLongCells(FieldVector vector) {
        super(vector, Long.BYTES);
    }

    @Override
    void writeJson(int row, BlockBuffer out) {
        int at = out.reserve(Digits.MAX_LONG);
        out.advanceTo(Digits.writeUnsigned(data().longAt(index(row)), out.array(), at));
    }

    @Override
    Form form() {
        return Form.LITERAL;
    }
}
