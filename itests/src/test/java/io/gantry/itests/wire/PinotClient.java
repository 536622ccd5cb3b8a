// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.pinot.common.config.GrpcConfig;
import org.apache.pinot.common.proto.Broker;
import org.apache.pinot.common.response.encoder.ResponseEncoderFactory;
import org.apache.pinot.common.utils.DataSchema;
import org.apache.pinot.common.utils.grpc.BrokerGrpcQueryClient;

/** Apache Pinot's own client and decoders, unmodified, put together as its connections do. */
final class PinotClient implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final BrokerGrpcQueryClient client;

    PinotClient(int port) {
        client = new BrokerGrpcQueryClient("localhost", port, new GrpcConfig(128 << 20, true));
    }

    /** A whole answer; without schema if the broker refused. */
    record Answer(JsonNode metadata, DataSchema schema, List<Object[]> rows, List<Integer> blocks) {
        /** Pinot's code of the only exception; 0 if there is none. */
        int errorCode() {
            JsonNode exceptions = metadata.get("exceptions");
            return exceptions.isEmpty() ? 0 : exceptions.get(0).get("errorCode").asInt();
        }

        /** The only exception's message. */
        String message() {
            return metadata.get("exceptions").path(0).path("message").asText();
        }
    }

    /** The messages as they come, the first awaited already. */
    Iterator<Broker.BrokerResponse> open(String sql, Map<String, String> metadata) {
        Iterator<Broker.BrokerResponse> responses = client.submit(Broker.BrokerRequest.newBuilder()
                .setSql(sql)
                .putAllMetadata(metadata)
                .build());
        assertThat(responses.hasNext()).isTrue();
        return responses;
    }

    Answer submit(String sql, Map<String, String> metadata) throws Exception {
        Iterator<Broker.BrokerResponse> responses = open(sql, metadata);
        JsonNode head = JSON.readTree(responses.next().getPayload().toByteArray());
        if (!head.get("exceptions").isEmpty()) {
            assertThat(responses.hasNext()).isFalse();
            return new Answer(head, null, List.of(), List.of());
        }
        DataSchema schema = DataSchema.fromBytes(
                ByteBuffer.wrap(responses.next().getPayload().toByteArray()));
        var answer = new Answer(head, schema, new ArrayList<>(), new ArrayList<>());
        while (responses.hasNext()) {
            add(responses.next(), answer);
        }
        return answer;
    }

    private static void add(Broker.BrokerResponse block, Answer answer) throws Exception {
        Map<String, String> metadata = block.getMetadataMap();
        byte[] payload = block.getPayload().toByteArray();
        assertThat(payload).hasSize(Integer.parseInt(metadata.get("compressedSize")));
        byte[] bytes = PinotPeer.decompress(metadata.get("compression"), payload);
        assertThat(bytes.length).isGreaterThanOrEqualTo(Integer.parseInt(metadata.get("originalSize")));
        int count = Integer.parseInt(metadata.get("rowSize"));
        answer.rows()
                .addAll(ResponseEncoderFactory.getResponseEncoder(metadata.get("encoding"))
                        .decodeResultTable(bytes, count, answer.schema())
                        .getRows());
        answer.blocks().add(count);
    }

    @Override
    public void close() {
        client.close();
    }
}
