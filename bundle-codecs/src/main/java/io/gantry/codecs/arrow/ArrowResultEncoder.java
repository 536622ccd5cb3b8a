// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import io.gantry.api.result.ResultEncoder;
import io.gantry.api.result.ResultSchema;
import io.gantry.codecs.text.BlockBuffer;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.jspecify.annotations.Nullable;

/** Writes ARROW blocks, column by column. */
final class ArrowResultEncoder implements ResultEncoder {
    private final ResultSchema schema;
    private final int maxBlockBytes;
    private final byte[] schemaMessage;
    private final BlockBuffer out;
    private final BatchBody body;
    private final @Nullable FieldVector[] vectors;
    private final @Nullable IpcColumn[] columns;
    private boolean closed;

    ArrowResultEncoder(ResultSchema schema, int maxBlockBytes) {
        this.schema = schema;
        this.maxBlockBytes = maxBlockBytes;
        this.schemaMessage = SchemaMessage.write(schema);
        this.out = new BlockBuffer(maxBlockBytes);
        this.body = new BatchBody(schema, out);
        this.vectors = new FieldVector[schema.size()];
        this.columns = new IpcColumn[schema.size()];
    }

    @Override
    public ByteBuffer encode(VectorSchemaRoot batch, int firstRow, int rowCount) {
        if (closed) {
            throw new IllegalStateException("the ARROW encoder is closed");
        }
        Objects.checkFromIndexSize(firstRow, rowCount, batch.getRowCount());
        bind(batch);
        out.begin(rowCount);
        out.put(schemaMessage);
        body.begin();
        for (IpcColumn column : columns) {
            Objects.requireNonNull(column).write(firstRow, rowCount, body);
            out.checkBound();
        }
        body.end(rowCount);
        return ByteBuffer.wrap(out.array(), 0, out.position());
    }

    private void bind(VectorSchemaRoot batch) {
        if (batch.getFieldVectors().size() != schema.size()) {
            throw new IllegalArgumentException(
                    "a batch of " + batch.getFieldVectors().size() + " columns for a result of " + schema.size());
        }
        for (int i = 0; i < vectors.length; i++) {
            FieldVector vector = batch.getVector(i);
            if (vector != vectors[i]) {
                columns[i] = new IpcColumns(schema.column(i), maxBlockBytes)
                        .open(batch.getSchema().getFields().get(i), vector);
                vectors[i] = vector;
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        Arrays.fill(vectors, null);
        Arrays.fill(columns, null);
    }
}
