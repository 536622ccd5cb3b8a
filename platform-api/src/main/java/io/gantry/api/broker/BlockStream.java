// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.broker;

import io.gantry.api.result.ResultSchema;
import org.jspecify.annotations.Nullable;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The answer to one query as finished blocks. The transport pulls: a block is made when it is asked for, so a client
 * that does not read stops the engine. One thread at a time calls {@link #next()}; the {@link Cancellation} given at
 * submission ends the stream from any thread.
 */
@ProviderType
public interface BlockStream extends AutoCloseable {
    /**
     * The columns of every block.
     *
     * @return the same each time
     */
    ResultSchema schema();

    /**
     * Makes the next block. Blocks the calling thread while engine, encoder and compressor work.
     *
     * @return the block, valid until the next call or close; or null when there are no more
     * @throws io.gantry.api.error.QueryException if the query failed, was cancelled or took too long; the rows that
     *     were handed out are then not the whole result
     */
    @Nullable
    Block next();

    /**
     * What is known of the query at this moment.
     *
     * @return a snapshot
     */
    QueryStatistics statistics();

    /** Ends the query, whole or not, and frees what it used. The second call does nothing. */
    @Override
    void close();
}
