// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import java.nio.charset.StandardCharsets;
import org.apache.arrow.vector.FieldVector;

/** Booleans, a bit each. */
final class BooleanCells extends Cells {
    private static final byte[] TRUE = "true".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] FALSE = "false".getBytes(StandardCharsets.US_ASCII);

    private final FieldVector vector;
    private final HeapCopy bits = new HeapCopy();
    private int bitBase;

    BooleanCells(FieldVector vector) {
        this.vector = vector;
    }

    @Override
    public void load(int first, int count) {
        loadValidity(vector, first, count);
        bitBase = first & ~7;
        bits.load(vector.getDataBuffer(), bitBase >>> 3, count == 0 ? 0 : (first + count - bitBase + 7) >>> 3);
    }

    @Override
    void writeJson(int row, BlockBuffer out) {
        out.put(bits.bitAt(row - bitBase) ? TRUE : FALSE);
    }

    @Override
    Form form() {
        return Form.LITERAL;
    }
}
