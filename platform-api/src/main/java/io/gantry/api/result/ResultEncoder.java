// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import java.nio.ByteBuffer;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Encodes the blocks of one result, one after the other. Used by one thread at a time; owns its scratch memory, the
 * block that it hands out included. After a failure it can be used again. Used after close, it throws
 * {@link IllegalStateException}; the second close does nothing.
 */
@ConsumerType
public interface ResultEncoder extends AutoCloseable {
    /**
     * Encodes some rows of a batch as one block.
     *
     * @param batch columns in the order of the schema, with vectors that {@link ArrowTypes} allows for their types; it
     *     stays the caller's and is not changed
     * @param firstRow 0 to the batch's row count
     * @param rowCount 0 to the batch's row count - firstRow
     * @return the block from position to limit, heap with an accessible array; valid until the next call or close
     * @throws BlockTooLargeException if the block would exceed the bound given at opening
     */
    ByteBuffer encode(VectorSchemaRoot batch, int firstRow, int rowCount);

    @Override
    void close();
}
