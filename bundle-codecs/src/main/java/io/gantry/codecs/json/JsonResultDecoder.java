// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.json;

import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.MalformedBlockException;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultDecoder;
import io.gantry.api.result.ResultSchema;
import io.gantry.codecs.block.BlockBytes;
import io.gantry.codecs.block.ColumnBlock;
import io.gantry.codecs.block.ValueColumn;
import io.gantry.codecs.document.JsonCursor;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads JSON blocks into columns, in one pass over their bytes. */
final class JsonResultDecoder implements ResultDecoder {
    private static final String FORMAT = "JSON";
    private static final int BRACKETS = 2;

    private final ReadLimits limits;
    private final BlockBytes bytes;
    private final JsonCursor cursor = new JsonCursor(FORMAT);
    private final List<ValueColumn> columns;
    private final JsonValueReader[] readers;
    private @Nullable ColumnBlock block;
    private boolean closed;

    JsonResultDecoder(ResultSchema schema, ReadLimits limits) {
        this.limits = limits;
        bytes = new BlockBytes(limits.maxBlockBytes());
        columns = ColumnBlock.columns(schema, bytes);
        readers = columns.stream()
                .map(column -> JsonValueReader.of(column, bytes))
                .toArray(JsonValueReader[]::new);
    }

    @Override
    public DecodedBlock decode(ByteBuffer source, int rowCount) {
        if (closed) {
            throw new IllegalStateException("the JSON decoder is closed");
        }
        release();
        check(source.remaining(), rowCount);
        bytes.reset(source);
        cursor.reset(bytes.block(), bytes.start(), bytes.end());
        int position = bytes.start();
        for (int row = 0; row < rowCount; row++) {
            position = readRow(position);
        }
        if (position != bytes.end()) {
            throw cursor.malformed(
                    position, bytes.end() - position + " bytes follow the last of " + rowCount + " rows");
        }
        block = new ColumnBlock(columns, rowCount);
        return block;
    }

    /** Believes the lengths from outside only when the block has a byte for everything that they promise. */
    private void check(int blockBytes, int rowCount) {
        if (blockBytes > limits.maxBlockBytes()) {
            throw malformed("a block of " + blockBytes + " bytes exceeds " + limits.maxBlockBytes());
        }
        if (rowCount < 0 || rowCount > limits.maxRows()) {
            throw malformed(rowCount + " rows are not in 0 to " + limits.maxRows());
        }
        long shortestRow = Integer.BYTES + BRACKETS + 2L * readers.length - 1;
        if (rowCount * shortestRow > blockBytes) {
            throw malformed(
                    rowCount + " rows of " + readers.length + " columns do not fit into " + blockBytes + " bytes");
        }
    }

    private static MalformedBlockException malformed(String reason) {
        return new MalformedBlockException(FORMAT, 0, reason);
    }

    private int readRow(int position) {
        if (bytes.end() - position < Integer.BYTES) {
            throw cursor.malformed(position, "ends within the length of a row");
        }
        int length = ByteBuffer.wrap(bytes.block()).getInt(position);
        int start = position + Integer.BYTES;
        if (length < 0 || length > bytes.end() - start) {
            throw cursor.malformed(position, "a row of " + length + " bytes, " + (bytes.end() - start) + " are left");
        }
        cursor.move(start, start + length);
        cursor.take('[');
        for (int i = 0; i < readers.length; i++) {
            if (i > 0) {
                cursor.take(',');
            }
            readers[i].read(cursor);
        }
        cursor.take(']');
        cursor.takeEnd();
        return start + length;
    }

    private void release() {
        if (block != null) {
            block.release();
            block = null;
        }
        columns.forEach(ValueColumn::clear);
    }

    @Override
    public void close() {
        closed = true;
        release();
        bytes.release();
    }
}
