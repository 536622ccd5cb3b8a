// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.ByteString;
import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.contribution.UnknownContributionException;
import io.gantry.api.error.MalformedDataException;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultDecoder;
import io.gantry.api.result.ResultSchema;
import io.gantry.api.result.SchemaBlock;
import io.gantry.protocol.pinot.BrokerResponse;
import java.nio.ByteBuffer;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A result as it arrives, block by block. Used by one thread at a time; close it, also early, which cancels the statement.
 */
public final class ResultStream implements AutoCloseable {
    private static final ByteBuffer NO_BLOCK = ByteBuffer.allocate(0);

    private final BrokerCall call;
    private final CodecSource codecs;
    private final ReadLimits limits;
    private final JsonObject metadata;
    private final ResultSchema schema;

    private @Nullable String encoding;
    private @Nullable ResultDecoder decoder;
    private @Nullable String compression;
    private @Nullable Decompressor decompressor;
    private ByteBuffer block = NO_BLOCK;

    private ResultStream(
            BrokerCall call, CodecSource codecs, ReadLimits limits, JsonObject metadata, ResultSchema schema) {
        this.call = call;
        this.codecs = codecs;
        this.limits = limits;
        this.metadata = metadata;
        this.schema = schema;
    }

    static ResultStream open(BrokerCall call, CodecSource codecs, ReadLimits limits) {
        try {
            JsonObject metadata = metadata(required(call.next(), "metadata block"));
            ByteString schema = required(call.next(), "schema block").getPayload();
            return new ResultStream(
                    call, codecs, limits, metadata, SchemaBlock.read(schema.asReadOnlyByteBuffer(), limits));
        } catch (MalformedDataException malformed) {
            call.close();
            throw malformed(malformed);
        } catch (RuntimeException failed) {
            call.close();
            throw failed;
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
        return metadata.toString();
    }

    /**
     * Waits for the next block.
     *
     * @return its rows, valid until the next call or close; or null after the last
     * @throws ClientException if the answer breaks off or is malformed; the rows so far are then not the whole result
     */
    public @Nullable DecodedBlock next() {
        BrokerResponse response = call.next();
        if (response == null) {
            return null;
        }
        try {
            return decode(response);
        } catch (MalformedDataException | BufferTooSmallException malformed) {
            throw malformed(malformed);
        } catch (UnknownContributionException unknown) {
            throw new ClientException(
                    ClientException.NO_CODE, "the client has no such codec: " + unknown.getMessage(), unknown);
        }
    }

    private DecodedBlock decode(BrokerResponse response) {
        Map<String, String> meta = response.getMetadataMap();
        int rows = number(meta, "rowSize", limits.maxRows());
        int originalSize = number(meta, "originalSize", limits.maxBlockBytes());
        Decompressor frames = decompressor(text(meta, "compression"));
        if (block.capacity() < originalSize) {
            block = ByteBuffer.allocate(originalSize);
        }
        block.clear().limit(originalSize);
        frames.decompress(response.getPayload().asReadOnlyByteBuffer(), block);
        return decoder(text(meta, "encoding")).decode(block.flip(), rows);
    }

    private Decompressor decompressor(String name) {
        if (decompressor == null || !name.equals(compression)) {
            closeQuietly(decompressor);
            decompressor = codecs.compression(name).openDecompressor();
            compression = name;
        }
        return decompressor;
    }

    private ResultDecoder decoder(String name) {
        if (decoder == null || !name.equals(encoding)) {
            closeQuietly(decoder);
            decoder = codecs.decoding(name).openDecoder(schema, limits);
            encoding = name;
        }
        return decoder;
    }

    /** Ends the stream; a statement that still runs is cancelled. The second call does nothing. */
    @Override
    public void close() {
        call.close();
        closeQuietly(decoder);
        closeQuietly(decompressor);
        decoder = null;
        decompressor = null;
    }

    private static void closeQuietly(@Nullable AutoCloseable worker) {
        if (worker != null) {
            try {
                worker.close();
            } catch (Exception failed) {
                throw new IllegalStateException("closing " + worker + " failed", failed);
            }
        }
    }

    private static JsonObject metadata(BrokerResponse response) {
        JsonObject json;
        try {
            json = JsonParser.parseString(response.getPayload().toStringUtf8()).getAsJsonObject();
        } catch (RuntimeException notJson) {
            throw new ClientException(
                    ClientException.NO_CODE, "the broker's metadata block is not a JSON object", notJson);
        }
        JsonElement exceptions = json.get("exceptions");
        if (exceptions != null
                && exceptions.isJsonArray()
                && !exceptions.getAsJsonArray().isEmpty()) {
            throw refusal(exceptions.getAsJsonArray().get(0));
        }
        return json;
    }

    private static ClientException refusal(JsonElement exception) {
        try {
            JsonObject first = exception.getAsJsonObject();
            return new ClientException(
                    first.get("errorCode").getAsInt(), first.get("message").getAsString(), null);
        } catch (RuntimeException otherShape) {
            return new ClientException(ClientException.NO_CODE, exception.toString(), otherShape);
        }
    }

    private static BrokerResponse required(@Nullable BrokerResponse response, String what) {
        if (response == null) {
            throw new ClientException(ClientException.NO_CODE, "the broker's answer has no " + what, null);
        }
        return response;
    }

    private static String text(Map<String, String> meta, String key) {
        String value = meta.get(key);
        if (value == null) {
            throw new ClientException(ClientException.NO_CODE, "a block's metadata has no '" + key + "'", null);
        }
        return value;
    }

    private static int number(Map<String, String> meta, String key, int max) {
        String text = text(meta, key);
        try {
            int value = Integer.parseInt(text);
            if (value >= 0 && value <= max) {
                return value;
            }
        } catch (NumberFormatException notANumber) {
            // told below, together with numbers that are out of bounds
        }
        throw new ClientException(
                ClientException.NO_CODE, "a block's " + key + "=" + text + " is not in 0 to " + max, null);
    }

    private static ClientException malformed(RuntimeException cause) {
        return new ClientException(
                ClientException.NO_CODE, "the broker's answer is malformed: " + cause.getMessage(), cause);
    }
}
