// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.JsonStrings;
import org.apache.arrow.vector.FieldVector;

/** UTF-8 text. */
final class TextCells extends VarCells {
    TextCells(FieldVector vector) {
        super(vector);
    }

    @Override
    void writeJson(int row, BlockBuffer out) {
        int length = length(row, out);
        int from = locate(row, length);
        JsonStrings.write(bytes(), from, from + length, out);
    }

    @Override
    public void writeText(int row, BlockBuffer out) {
        int length = length(row, out);
        int from = locate(row, length);
        out.put(bytes(), from, length);
    }

    @Override
    Form form() {
        return Form.STRING;
    }
}
