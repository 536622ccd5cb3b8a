// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.ResultSchema;
import java.util.List;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.VectorSchemaRoot;

/** A batch of sample columns, with memory of its own. Used by one thread at a time. */
public final class SampleBatch implements AutoCloseable {
    private final BufferAllocator allocator = new RootAllocator();
    private final List<SampleColumn> columns;
    private final VectorSchemaRoot root;

    /**
     * Makes a batch.
     *
     * @param columns at least one
     * @param rows 0 or more
     */
    public SampleBatch(List<SampleColumn> columns, int rows) {
        this.columns = List.copyOf(columns);
        List<FieldVector> vectors =
                columns.stream().map(column -> column.vector(allocator, rows)).toList();
        // The fields as the samples have them: a union vector's own field has lost its type ids.
        this.root =
                new VectorSchemaRoot(columns.stream().map(SampleColumn::field).toList(), vectors, rows);
    }

    /**
     * What is in it.
     *
     * @return the columns, in order
     */
    public List<SampleColumn> columns() {
        return columns;
    }

    /**
     * The types on the wire.
     *
     * @return a schema for encoders and decoders
     */
    public ResultSchema schema() {
        return new ResultSchema(columns.stream().map(SampleColumn::column).toList());
    }

    /**
     * The vectors.
     *
     * @return valid until this batch is closed
     */
    public VectorSchemaRoot root() {
        return root;
    }

    @Override
    public void close() {
        root.close();
        allocator.close();
    }
}
