// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import io.gantry.api.compression.Decompressor;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultDecoder;
import io.gantry.api.result.ResultSchema;
import io.gantry.protocol.pinot.BrokerResponse;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Decompresses and decodes the data blocks of one result, with one buffer, one decompressor and one decoder for all. */
final class BlockReader implements AutoCloseable {
    private static final ByteBuffer NO_BLOCK = ByteBuffer.allocate(0);

    private final CodecSource codecs;
    private final ReadLimits limits;
    private final ResultSchema schema;

    private String encoding = "";
    private @Nullable ResultDecoder decoder;
    private String compression = "";
    private @Nullable Decompressor decompressor;
    private ByteBuffer block = NO_BLOCK;

    BlockReader(CodecSource codecs, ReadLimits limits, ResultSchema schema) {
        this.codecs = codecs;
        this.limits = limits;
        this.schema = schema;
    }

    DecodedBlock read(BrokerResponse response) {
        BlockMetadata metadata = BlockMetadata.read(response.getMetadataMap(), limits);
        ByteBuffer frame = response.getPayload().asReadOnlyByteBuffer();
        Decompressor frames = decompressor(metadata.compression());
        int declared = frames.declaredLength(frame);
        if (declared != Decompressor.UNDECLARED) {
            checkLength(declared, metadata);
        }
        if (block.capacity() < metadata.originalBytes()) {
            block = ByteBuffer.allocate(metadata.originalBytes());
        }
        block.clear().limit(metadata.originalBytes());
        frames.decompress(frame, block);
        checkLength(block.position(), metadata);
        return decoder(metadata.encoding()).decode(block.flip(), metadata.rows());
    }

    private static void checkLength(int length, BlockMetadata metadata) {
        if (length != metadata.originalBytes()) {
            throw new ClientException(
                    ClientException.NO_CODE,
                    "a block has " + length + " bytes, its metadata says originalSize=" + metadata.originalBytes(),
                    null);
        }
    }

    private Decompressor decompressor(String name) {
        if (decompressor == null || !name.equals(compression)) {
            // The new one first: a name that nobody has must not leave a closed one behind.
            Decompressor opened = codecs.compression(name).openDecompressor();
            if (decompressor != null) {
                decompressor.close();
            }
            decompressor = opened;
            compression = name;
        }
        return decompressor;
    }

    private ResultDecoder decoder(String name) {
        if (decoder == null || !name.equals(encoding)) {
            ResultDecoder opened = codecs.decoding(name).openDecoder(schema, limits);
            if (decoder != null) {
                decoder.close();
            }
            decoder = opened;
            encoding = name;
        }
        return decoder;
    }

    @Override
    public void close() {
        try {
            if (decoder != null) {
                decoder.close();
            }
        } finally {
            if (decompressor != null) {
                decompressor.close();
            }
        }
    }
}
