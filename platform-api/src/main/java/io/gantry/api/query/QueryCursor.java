// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.query;

import io.gantry.api.result.ResultSchema;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.jspecify.annotations.Nullable;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * The rows of a running statement, batch by batch. One thread at a time calls {@link #next()} and {@link #close()}; any
 * thread may call {@link #cancel()}, also while another is in {@code next()}.
 */
@ConsumerType
public interface QueryCursor extends AutoCloseable {
    /**
     * The columns of every batch.
     *
     * @return the same each time
     */
    ResultSchema schema();

    /**
     * The next batch: exactly {@link EngineQuery#batchRows()} rows, fewer only in the last one. No batch is
     * empty.
     *
     * @return vectors in the order of the schema, owned by the cursor, valid until the next call or close; or null when
     *     there are no more rows
     * @throws io.gantry.api.error.QueryException with QUERY_EXECUTION if the statement fails, with QUERY_CANCELLATION
     *     after {@link #cancel()}
     */
    @Nullable
    VectorSchemaRoot next();

    /** Makes the statement stop: a call to {@link #next()} that is under way fails within 100 ms. Idempotent; does nothing after close. */
    void cancel();

    /** Ends the statement and frees its memory; cancels it if it still runs. The second call does nothing. */
    @Override
    void close();
}
