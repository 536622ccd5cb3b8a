// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.JsonStrings;

/** Values that are strings on the wire although by themselves they are numbers or documents. */
final class QuotedCells extends Cells {
    private final Cells cells;
    private final boolean mayNeedEscapes;
    private final BlockBuffer text;

    QuotedCells(Cells cells, int maxBytes) {
        this.cells = cells;
        this.mayNeedEscapes = cells.form() == Form.DOCUMENT;
        this.text = new BlockBuffer(maxBytes);
    }

    @Override
    public void load(int first, int count) {
        cells.load(first, count);
        shareValidity(cells);
    }

    @Override
    void writeJson(int row, BlockBuffer out) {
        if (mayNeedEscapes) {
            text.begin(out.rows());
            cells.writeText(row, text);
            text.reserve(JsonStrings.PADDING);
            JsonStrings.write(text.array(), 0, text.position(), out);
        } else {
            out.put('"');
            cells.writeText(row, out);
            out.put('"');
        }
    }

    @Override
    public void writeText(int row, BlockBuffer out) {
        cells.writeText(row, out);
    }

    @Override
    Form form() {
        return mayNeedEscapes ? Form.STRING : Form.PLAIN_STRING;
    }
}
