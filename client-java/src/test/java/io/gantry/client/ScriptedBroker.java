// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import com.google.protobuf.ByteString;
import io.gantry.api.compression.Compressor;
import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import io.gantry.api.result.ResultSchema;
import io.gantry.api.result.SchemaBlock;
import io.gantry.protocol.pinot.BrokerRequest;
import io.gantry.protocol.pinot.BrokerResponse;
import io.gantry.protocol.pinot.PinotQueryBrokerGrpc;
import io.grpc.Server;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.ServerCallStreamObserver;
import io.grpc.stub.StreamObserver;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A real gRPC server on loopback that answers each statement as the test's script says. */
final class ScriptedBroker extends PinotQueryBrokerGrpc.PinotQueryBrokerImplBase implements AutoCloseable {
    /** Writes a stack trace for each client that goes away; held here, since loggers are held weakly. */
    private static final Logger NETWORK = Logger.getLogger("io.grpc.netty.shaded.io.grpc.netty.NettyServerHandler");

    static {
        NETWORK.setLevel(Level.SEVERE);
    }

    private final Server server;
    private final BiConsumer<BrokerRequest, ServerCallStreamObserver<BrokerResponse>> script;

    ScriptedBroker(BiConsumer<BrokerRequest, ServerCallStreamObserver<BrokerResponse>> script) {
        this.script = script;
        try {
            server = NettyServerBuilder.forAddress(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                    .addService(this)
                    .build()
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Answers every statement with these messages. */
    static ScriptedBroker answering(BrokerResponse... answer) {
        return new ScriptedBroker((request, client) -> {
            List.of(answer).forEach(client::onNext);
            client.onCompleted();
        });
    }

    String address() {
        return "127.0.0.1:" + server.getPort();
    }

    @Override
    public void submit(BrokerRequest request, StreamObserver<BrokerResponse> observer) {
        script.accept(request, (ServerCallStreamObserver<BrokerResponse>) observer);
    }

    @Override
    public void close() throws InterruptedException {
        server.shutdownNow().awaitTermination(10, TimeUnit.SECONDS);
    }

    static BrokerResponse metadata(String json) {
        return BrokerResponse.newBuilder()
                .setPayload(ByteString.copyFromUtf8(json))
                .build();
    }

    /** Of columns given as {@code "name TYPE"}. */
    static BrokerResponse schema(String... columns) {
        var schema = new ResultSchema(List.of(columns).stream()
                .map(column -> column.split(" "))
                .map(words -> new Column(words[0], ColumnType.valueOf(words[1])))
                .toList());
        return BrokerResponse.newBuilder()
                .setPayload(ByteString.copyFrom(SchemaBlock.write(schema)))
                .build();
    }

    /** A JSON block of rows that are given as JSON arrays. */
    static BrokerResponse block(String compression, String... rows) {
        byte[] block = jsonBlock(rows);
        try (Compressor compressor =
                CodecSource.serviceLoader().compression(compression).openCompressor()) {
            ByteBuffer frame = ByteBuffer.allocate(compressor.maxCompressedLength(block.length));
            compressor.compress(ByteBuffer.wrap(block), frame);
            return BrokerResponse.newBuilder()
                    .putMetadata("originalSize", Integer.toString(block.length))
                    .putMetadata("compressedSize", Integer.toString(frame.position()))
                    .putMetadata("rowSize", Integer.toString(rows.length))
                    .putMetadata("compression", compression)
                    .putMetadata("encoding", "json")
                    .setPayload(ByteString.copyFrom(frame.flip()))
                    .build();
        }
    }

    static BrokerResponse with(BrokerResponse block, String key, String value) {
        Map<String, String> metadata = new HashMap<>(block.getMetadataMap());
        metadata.remove(key);
        if (value != null) {
            metadata.put(key, value);
        }
        return block.toBuilder().clearMetadata().putAllMetadata(metadata).build();
    }

    private static byte[] jsonBlock(String... rows) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            for (String row : rows) {
                byte[] utf8 = row.getBytes(StandardCharsets.UTF_8);
                out.writeInt(utf8.length);
                out.write(utf8);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
