// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.json;

import io.gantry.codecs.column.Cells;
import io.gantry.codecs.text.BlockBuffer;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The loop over rows and columns of JSON blocks. */
final class JsonRows {
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

    private JsonRows() {}

    static void write(Cells[] columns, int firstRow, int rowCount, BlockBuffer out) {
        int end = firstRow + rowCount;
        for (int row = firstRow; row < end; row++) {
            int start = out.reserve(Integer.BYTES);
            out.advanceTo(start + Integer.BYTES);
            out.put('[');
            columns[0].write(row, out);
            for (int column = 1; column < columns.length; column++) {
                out.put(',');
                columns[column].write(row, out);
            }
            out.put(']');
            out.checkBound();
            INTS.set(out.array(), start, out.position() - start - Integer.BYTES);
        }
    }
}
