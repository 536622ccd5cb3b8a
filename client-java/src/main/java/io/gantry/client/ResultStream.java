// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import com.google.protobuf.ByteString;
import io.gantry.api.contribution.UnknownContributionException;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultSchema;
import io.gantry.api.result.SchemaBlock;
import io.gantry.protocol.pinot.BrokerResponse;
import org.jspecify.annotations.Nullable;

/**
 * A result as it arrives, block by block: one is held decoded while the next one arrives. Used by one thread at a time;
 * close it, also early, which cancels the statement.
 */
public final class ResultStream implements AutoCloseable {
    private final BrokerCall call;
    private final String metadataJson;
    private final ResultSchema schema;
    private final BlockReader reader;

    private @Nullable ClientException failure;
    private boolean ended;
    private boolean closed;

    private ResultStream(BrokerCall call, String metadataJson, ResultSchema schema, BlockReader reader) {
        this.call = call;
        this.metadataJson = metadataJson;
        this.schema = schema;
        this.reader = reader;
    }

    static ResultStream open(BrokerCall call, CodecSource codecs, ReadLimits limits) {
        try {
            String metadata = MetadataBlock.read(required(call.next(), "metadata block"));
            ByteString block = required(call.next(), "schema block").getPayload();
            ResultSchema schema = SchemaBlock.read(block.asReadOnlyByteBuffer(), limits);
            return new ResultStream(call, metadata, schema, new BlockReader(codecs, limits, schema));
        } catch (RuntimeException failed) {
            call.close();
            throw explain(failed);
        }
    }

    /**
     * The columns.
     *
     * @return the same each time
     */
    public ResultSchema schema() {
        return schema;
    }

    /**
     * What the broker said of the query, as JSON with the keys of Pinot's broker response.
     *
     * @return JSON text
     */
    public String metadataJson() {
        return metadataJson;
    }

    /**
     * Waits for the next block.
     *
     * @return its rows, valid until the next call or close; or null after the last, and then each time
     * @throws ClientException if the answer breaks off or is malformed; the rows so far are then not the whole result.
     *     Thrown again by every later call
     * @throws IllegalStateException after close
     */
    public @Nullable DecodedBlock next() {
        if (closed) {
            throw new IllegalStateException("the result is closed");
        }
        if (failure != null) {
            throw failure;
        }
        if (ended) {
            return null;
        }
        try {
            BrokerResponse response = call.next();
            ended = response == null;
            return response == null ? null : reader.read(response);
        } catch (RuntimeException failed) {
            call.close();
            failure = explain(failed);
            throw failure;
        }
    }

    /** Ends the stream; a statement that still runs is cancelled. The second call does nothing. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            call.close();
            reader.close();
        }
    }

    private static BrokerResponse required(@Nullable BrokerResponse response, String what) {
        if (response == null) {
            throw new ClientException(ClientException.NO_CODE, "the broker's answer has no " + what, null);
        }
        return response;
    }

    private static ClientException explain(RuntimeException failed) {
        if (failed instanceof ClientException told) {
            return told;
        }
        if (failed instanceof UnknownContributionException unknown) {
            return new ClientException(
                    ClientException.NO_CODE, "the client has no such codec: " + unknown.getMessage(), unknown);
        }
        return new ClientException(
                ClientException.NO_CODE, "the broker's answer is malformed: " + failed.getMessage(), failed);
    }
}
