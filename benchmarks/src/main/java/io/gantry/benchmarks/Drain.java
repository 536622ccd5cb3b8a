// SPDX-License-Identifier: Apache-2.0
package io.gantry.benchmarks;

import io.gantry.protocol.pinot.BrokerRequest;
import io.gantry.protocol.pinot.BrokerResponse;
import io.gantry.protocol.pinot.PinotQueryBrokerGrpc;
import io.grpc.ManagedChannel;
import io.grpc.netty.shaded.io.grpc.netty.NettyChannelBuilder;
import java.util.Iterator;
import java.util.Map;

/** A client that reads every message and looks at none: the same for every server. */
final class Drain implements AutoCloseable {
    private final ManagedChannel channel;
    private final PinotQueryBrokerGrpc.PinotQueryBrokerBlockingStub stub;

    /** How an answer arrived. */
    record Answer(long rows, long bytes, long nanos, long nanosToFirstBlock) {}

    Drain(int port) {
        channel = NettyChannelBuilder.forAddress("127.0.0.1", port)
                .usePlaintext()
                .maxInboundMessageSize(128 << 20)
                .build();
        stub = PinotQueryBrokerGrpc.newBlockingStub(channel);
    }

    /** Reads the whole answer. */
    Answer read(String sql, Map<String, String> metadata) {
        long began = System.nanoTime();
        Iterator<BrokerResponse> answer = open(sql, metadata);
        long rows = 0;
        long bytes = 0;
        long first = 0;
        while (answer.hasNext()) {
            BrokerResponse block = answer.next();
            first = first == 0 ? System.nanoTime() - began : first;
            bytes += block.getPayload().size();
            rows += Long.parseLong(block.getMetadataMap().getOrDefault("rowSize", "0"));
        }
        return new Answer(rows, bytes, System.nanoTime() - began, first);
    }

    /** The data blocks as they come; fails if the server refuses. */
    Iterator<BrokerResponse> open(String sql, Map<String, String> metadata) {
        Iterator<BrokerResponse> answer = stub.submit(
                BrokerRequest.newBuilder().setSql(sql).putAllMetadata(metadata).build());
        String head = answer.next().getPayload().toStringUtf8();
        if (!answer.hasNext()) {
            throw new IllegalStateException(sql + ": " + head);
        }
        answer.next();
        return answer;
    }

    @Override
    public void close() {
        channel.shutdownNow();
    }
}
