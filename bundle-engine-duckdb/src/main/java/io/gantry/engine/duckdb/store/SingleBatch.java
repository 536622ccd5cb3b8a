// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.store;

import java.util.Map;
import java.util.Set;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.dictionary.Dictionary;
import org.apache.arrow.vector.ipc.ArrowReader;
import org.apache.arrow.vector.types.pojo.Schema;
import org.jspecify.annotations.Nullable;

/** Vectors that somebody else filled and keeps, as a reader of one batch. Closing it leaves them alone. */
final class SingleBatch extends ArrowReader {
    private final VectorSchemaRoot batch;
    private boolean read;

    SingleBatch(BufferAllocator allocator, VectorSchemaRoot batch) {
        super(allocator);
        this.batch = batch;
    }

    @Override
    public boolean loadNextBatch() {
        boolean first = !read;
        read = true;
        return first;
    }

    @Override
    public VectorSchemaRoot getVectorSchemaRoot() {
        return batch;
    }

    @Override
    public Map<Long, Dictionary> getDictionaryVectors() {
        return Map.of();
    }

    @Override
    public @Nullable Dictionary lookup(long id) {
        return null;
    }

    @Override
    public Set<Long> getDictionaryIds() {
        return Set.of();
    }

    @Override
    public long bytesRead() {
        return 0;
    }

    @Override
    protected void closeReadSource() {}

    @Override
    protected Schema readSchema() {
        return batch.getSchema();
    }
}
