// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import org.apache.arrow.vector.FieldVector;

/** Values of a fixed number of bytes whose text needs quotes in JSON, but never an escape. */
abstract class PlainStringCells extends FixedCells {
    PlainStringCells(FieldVector vector, int width) {
        super(vector, width);
    }

    @Override
    final void writeJson(int row, BlockBuffer out) {
        out.put('"');
        writeText(row, out);
        out.put('"');
    }

    @Override
    public abstract void writeText(int row, BlockBuffer out);

    @Override
    final Form form() {
        return Form.PLAIN_STRING;
    }
}
