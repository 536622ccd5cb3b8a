// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import io.gantry.api.broker.Block;
import io.gantry.api.broker.BlockStream;
import io.gantry.api.broker.QueryStatistics;
import io.gantry.api.compression.Compressor;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.query.QueryCursor;
import io.gantry.api.result.ResultEncoder;
import io.gantry.api.result.ResultSchema;
import java.nio.ByteBuffer;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.jspecify.annotations.Nullable;

/**
 * The blocks of one query, made when they are asked for. Holds one block: the encoder's buffer and the frame made of it
 * are used again for each.
 */
final class RunningQuery implements BlockStream {
    private static final ByteBuffer NO_FRAME = ByteBuffer.allocate(0);

    private final QueryPlan plan;
    private final QueryRecord record;
    private final QueryEnding ending;
    private final WorkBudget budget;
    private final ResourceStack resources;
    private final QueryCursor cursor;
    private final ResultEncoder encoder;
    private final Compressor compressor;

    private ByteBuffer frame = NO_FRAME;
    private @Nullable Block first;
    private boolean exhausted;
    private boolean closed;

    /** Takes over the resources, which must hold cursor, encoder and compressor, and makes the first block. */
    RunningQuery(
            QueryPlan plan,
            QueryRecord record,
            QueryEnding ending,
            WorkBudget budget,
            ResourceStack resources,
            QueryCursor cursor,
            ResultEncoder encoder,
            Compressor compressor) {
        this.plan = plan;
        this.record = record;
        this.ending = ending;
        this.budget = budget;
        this.resources = resources;
        this.cursor = cursor;
        this.encoder = encoder;
        this.compressor = compressor;
        this.first = make();
        if (first == null || first.rows() < plan.blockRows()) {
            record.wholeRows(first == null ? 0 : first.rows());
        }
    }

    @Override
    public ResultSchema schema() {
        return cursor.schema();
    }

    @Override
    public @Nullable Block next() {
        if (closed) {
            throw new IllegalStateException("the answer to query " + record.id() + " is closed");
        }
        budget.begin();
        try {
            Block block = first;
            first = null;
            if (block == null && !exhausted) {
                block = make();
            }
            if (block != null) {
                record.handedOut(block.rows(), block.compressedBytes());
            }
            return block;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            budget.end();
        }
    }

    @Override
    public QueryStatistics statistics() {
        return record.statistics();
    }

    /** Makes the query end, from any thread. */
    void end(QueryErrorCode code, String message) {
        ending.end(code, message);
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            resources.close();
            record.log(exhausted);
        }
    }

    private RuntimeException failed(Throwable failure) {
        var explained = ending.explain(failure);
        record.failed(explained);
        return explained;
    }

    private @Nullable Block make() {
        ending.check();
        VectorSchemaRoot batch = cursor.next();
        ending.check();
        if (batch == null) {
            exhausted = true;
            return null;
        }
        int rows = batch.getRowCount();
        ByteBuffer encoded = encoder.encode(batch, 0, rows);
        int room = compressor.maxCompressedLength(encoded.remaining());
        if (frame.capacity() < room) {
            frame = ByteBuffer.allocate(room);
        }
        frame.clear();
        compressor.compress(encoded, frame);
        frame.flip();
        exhausted = rows < plan.blockRows();
        return new Block(frame, rows, encoded.remaining(), plan.encoding(), plan.compression());
    }
}
