// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.store;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.dictionary.Dictionary;
import org.apache.arrow.vector.ipc.ArrowReader;
import org.apache.arrow.vector.types.pojo.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Hands batches on, counts their rows, and keeps the failure, which the other side of a stream would only tell in pieces.
 * Read on one thread, watched from any.
 */
final class WatchedReader extends ArrowReader {
    private final ArrowReader batches;
    private volatile long rows;
    private volatile @Nullable Exception failure;

    WatchedReader(BufferAllocator allocator, ArrowReader batches) {
        super(allocator);
        this.batches = batches;
    }

    long rows() {
        return rows;
    }

    @Nullable
    Exception failure() {
        return failure;
    }

    @Override
    @SuppressWarnings("NonAtomicVolatileUpdate") // one thread writes
    public boolean loadNextBatch() throws IOException {
        try {
            boolean more = batches.loadNextBatch();
            if (more) {
                rows += batches.getVectorSchemaRoot().getRowCount();
            }
            return more;
        } catch (IOException | RuntimeException e) {
            failure = e;
            throw e;
        }
    }

    @Override
    public VectorSchemaRoot getVectorSchemaRoot() throws IOException {
        return batches.getVectorSchemaRoot();
    }

    @Override
    public Map<Long, Dictionary> getDictionaryVectors() throws IOException {
        return batches.getDictionaryVectors();
    }

    @Override
    public @Nullable Dictionary lookup(long id) {
        return batches.lookup(id);
    }

    @Override
    public Set<Long> getDictionaryIds() {
        return batches.getDictionaryIds();
    }

    @Override
    public long bytesRead() {
        return batches.bytesRead();
    }

    @Override
    protected void closeReadSource() throws IOException {
        batches.close();
    }

    @Override
    protected Schema readSchema() throws IOException {
        return batches.getVectorSchemaRoot().getSchema();
    }
}
