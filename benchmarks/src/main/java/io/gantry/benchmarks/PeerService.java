// SPDX-License-Identifier: Apache-2.0
package io.gantry.benchmarks;

import com.google.protobuf.ByteString;
import com.google.protobuf.UnsafeByteOperations;
import io.gantry.protocol.pinot.BrokerRequest;
import io.gantry.protocol.pinot.BrokerResponse;
import io.gantry.protocol.pinot.PinotQueryBrokerGrpc;
import io.grpc.Status;
import io.grpc.stub.StreamObserver;
import java.util.List;
import java.util.Map;
import org.apache.pinot.common.compression.CompressionFactory;
import org.apache.pinot.common.compression.Compressor;
import org.apache.pinot.common.response.broker.ResultTable;
import org.apache.pinot.common.response.encoder.ResponseEncoder;
import org.apache.pinot.common.response.encoder.ResponseEncoderFactory;
import org.apache.pinot.common.utils.DataSchema;

/** Answers every statement with the same rows, in the order of calls of Pinot's own server. */
final class PeerService extends PinotQueryBrokerGrpc.PinotQueryBrokerImplBase {
    private final List<Object[]> rows;
    private final DataSchema schema;
    private final ByteString schemaBlock;

    PeerService(List<Object[]> rows, DataSchema schema, byte[] schemaBlock) {
        this.rows = rows;
        this.schema = schema;
        this.schemaBlock = ByteString.copyFrom(schemaBlock);
    }

    @Override
    public void submit(BrokerRequest request, StreamObserver<BrokerResponse> client) {
        try {
            client.onNext(BrokerResponse.newBuilder()
                    .setPayload(ByteString.copyFromUtf8("{\"exceptions\":[]}"))
                    .build());
            client.onNext(BrokerResponse.newBuilder().setPayload(schemaBlock).build());
            blocks(request.getMetadataMap(), client);
            client.onCompleted();
        } catch (Exception failed) {
            client.onError(Status.INTERNAL.withCause(failed).asRuntimeException());
        }
    }

    private void blocks(Map<String, String> metadata, StreamObserver<BrokerResponse> client) throws Exception {
        String encoding = metadata.getOrDefault("encoding", "JSON");
        String compression = metadata.getOrDefault("compression", "ZSTD");
        int blockRows = Integer.parseInt(metadata.getOrDefault("blockRowSize", "10000"));
        ResponseEncoder encoder = ResponseEncoderFactory.getResponseEncoder(encoding);
        Compressor compressor = CompressionFactory.getCompressor(compression);
        var table = new ResultTable(schema, rows);
        for (int first = 0; first < rows.size(); first += blockRows) {
            int count = Math.min(blockRows, rows.size() - first);
            byte[] block = encoder.encodeResultTable(table, first, count);
            byte[] frame = compressor.compress(block);
            client.onNext(BrokerResponse.newBuilder()
                    .putMetadata("originalSize", Integer.toString(block.length))
                    .putMetadata("compressedSize", Integer.toString(frame.length))
                    .putMetadata("rowSize", Integer.toString(count))
                    .putMetadata("compression", compression)
                    .putMetadata("encoding", encoding)
                    .setPayload(UnsafeByteOperations.unsafeWrap(frame))
                    .build());
        }
    }
}
