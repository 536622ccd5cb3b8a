// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.api.result.ResultSchema;
import java.util.Arrays;
import java.util.Objects;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.jspecify.annotations.Nullable;

/** The cells of all columns of a batch, chosen once and kept as long as batches come with the same vectors. */
public final class BatchCells {
    private final ResultSchema schema;
    private final int maxBytes;
    private final @Nullable FieldVector[] vectors;
    private final @Nullable Cells[] cells;

    /**
     * For the batches of one result.
     *
     * @param schema decides the form of every column
     * @param maxBytes longest text of one value in bytes
     */
    public BatchCells(ResultSchema schema, int maxBytes) {
        this.schema = schema;
        this.maxBytes = maxBytes;
        this.vectors = new FieldVector[schema.size()];
        this.cells = new Cells[schema.size()];
    }

    /**
     * Takes a batch.
     *
     * @param batch with the columns of the schema
     * @throws IllegalArgumentException if it has another number of columns, or vectors that its types do not allow
     */
    public void bind(VectorSchemaRoot batch) {
        if (batch.getFieldVectors().size() != schema.size()) {
            throw new IllegalArgumentException(
                    "a batch of " + batch.getFieldVectors().size() + " columns for a result of " + schema.size());
        }
        for (int i = 0; i < vectors.length; i++) {
            FieldVector vector = batch.getVector(i);
            if (vector != vectors[i]) {
                cells[i] = new ColumnCells(schema.column(i), maxBytes)
                        .open(batch.getSchema().getFields().get(i), vector);
                vectors[i] = vector;
            }
        }
    }

    /**
     * The cells of one column.
     *
     * @param column its index
     * @return of the batch that was bound last
     */
    public Cells column(int column) {
        return Objects.requireNonNull(cells[column], "no batch was bound");
    }

    /** Forgets the batch, so that nothing of it is kept. */
    public void release() {
        Arrays.fill(vectors, null);
        Arrays.fill(cells, null);
    }
}
