// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.HexText;
import org.apache.arrow.vector.FieldVector;

/** Octets. */
final class BinaryCells extends VarCells {
    BinaryCells(FieldVector vector) {
        super(vector);
    }

    @Override
    void writeJson(int row, BlockBuffer out) {
        out.put('"');
        writeText(row, out);
        out.put('"');
    }

    @Override
    public void writeText(int row, BlockBuffer out) {
        int length = length(row, out);
        int from = locate(row, length);
        HexText.write(bytes(), from, from + length, out);
    }

    @Override
    Form form() {
        return Form.PLAIN_STRING;
    }
}
