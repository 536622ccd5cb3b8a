// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.json;

import io.gantry.api.result.ResultEncoder;
import io.gantry.api.result.ResultSchema;
import io.gantry.codecs.column.BatchCells;
import io.gantry.codecs.column.Cells;
import io.gantry.codecs.text.BlockBuffer;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.apache.arrow.vector.VectorSchemaRoot;

/** Writes JSON blocks, some rows at a time so that what is copied from the vectors stays in the cache. */
final class JsonResultEncoder implements ResultEncoder {
    private static final int ROWS_PER_LOAD = 512;

    private final BatchCells batchCells;
    private final Cells[] cells;
    private final BlockBuffer out;
    private boolean closed;

    JsonResultEncoder(ResultSchema schema, int maxBlockBytes) {
        out = new BlockBuffer(maxBlockBytes);
        batchCells = new BatchCells(schema, maxBlockBytes);
        cells = new Cells[schema.size()];
    }

    @Override
    public ByteBuffer encode(VectorSchemaRoot batch, int firstRow, int rowCount) {
        if (closed) {
            throw new IllegalStateException("the JSON encoder is closed");
        }
        Objects.checkFromIndexSize(firstRow, rowCount, batch.getRowCount());
        batchCells.bind(batch);
        for (int i = 0; i < cells.length; i++) {
            cells[i] = batchCells.column(i);
        }
        out.begin(rowCount);
        int end = firstRow + rowCount;
        for (int row = firstRow; row < end; row += ROWS_PER_LOAD) {
            int count = Math.min(ROWS_PER_LOAD, end - row);
            for (Cells column : cells) {
                column.load(row, count);
            }
            JsonRows.write(cells, row, count, out);
        }
        return ByteBuffer.wrap(out.array(), 0, out.position());
    }

    @Override
    public void close() {
        closed = true;
        batchCells.release();
    }
}
