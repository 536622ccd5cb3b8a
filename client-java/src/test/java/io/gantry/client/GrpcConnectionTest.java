// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import static io.gantry.client.ScriptedBroker.answering;
import static io.gantry.client.ScriptedBroker.block;
import static io.gantry.client.ScriptedBroker.metadata;
import static io.gantry.client.ScriptedBroker.schema;
import static io.gantry.client.ScriptedBroker.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.ByteString;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.result.DecodedBlock;
import io.gantry.protocol.pinot.BrokerRequest;
import io.gantry.protocol.pinot.BrokerResponse;
import io.grpc.Metadata;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class GrpcConnectionTest {
    private static final BrokerResponse NO_EXCEPTIONS = metadata("{\"exceptions\":[],\"requestId\":\"7\"}");

    @ParameterizedTest
    @ValueSource(strings = {"LZ4", "LZ4_HIGH", "ZSTD", "Deflate", "gzip", "SNAPPY", "PASS_THROUGH"})
    void readsTheRowsOfEveryBlock(String compression) throws Exception {
        try (var broker = answering(
                        NO_EXCEPTIONS,
                        schema("n INT", "s STRING"),
                        block(compression, "[1,\"a\"]", "[2,null]"),
                        block(compression, "[3,\"ü\"]"));
                var connection = connect(broker)) {
            ResultSetGroup group = connection.execute("SELECT");
            assertThat(group.metadataJson()).contains("\"requestId\":\"7\"");
            assertThat(group.getResultSetCount()).isEqualTo(1);
            ResultSet result = group.getResultSet(0);
            assertThat(result.getRowCount()).isEqualTo(3);
            assertThat(result.getColumnCount()).isEqualTo(2);
            assertThat(result.getColumnName(1)).isEqualTo("s");
            assertThat(result.getColumnDataType(1)).isEqualTo("STRING");
            assertThat(result.getInt(2, 0)).isEqualTo(3);
            assertThat(result.getString(1, 1)).isEqualTo("null");
            assertThat(result.getString(2, 1)).isEqualTo("ü");
        }
    }

    @Test
    void aResultWithoutRowsHasItsColumns() throws Exception {
        try (var broker = answering(NO_EXCEPTIONS, schema("n INT"));
                var connection = connect(broker)) {
            ResultSet result = connection.execute("SELECT").getResultSet(0);
            assertThat(result.getRowCount()).isZero();
            assertThat(result.getColumnName(0)).isEqualTo("n");
        }
    }

    @Test
    void streamsBlockByBlock() throws Exception {
        try (var broker =
                        answering(NO_EXCEPTIONS, schema("n LONG"), block("NONE", "[1]", "[2]"), block("ZSTD", "[3]"));
                var connection = connect(broker);
                var stream = connection.executeStreaming("SELECT")) {
            assertThat(stream.schema().column(0).name()).isEqualTo("n");
            DecodedBlock first = stream.next();
            assertThat(first.rowCount()).isEqualTo(2);
            assertThat(first.longValue(1, 0)).isEqualTo(2);
            assertThat(stream.next().longValue(0, 0)).isEqualTo(3);
            assertThat(stream.next()).isNull();
            assertThat(stream.next()).isNull();
            stream.close();
            assertThatThrownBy(stream::next).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void sendsItsPropertiesAndThoseOfTheStatementWin() throws Exception {
        var last = new AtomicReference<BrokerRequest>();
        try (var broker = new ScriptedBroker((request, client) -> {
            last.set(request);
            client.onNext(NO_EXCEPTIONS);
            client.onNext(schema("n INT"));
            client.onCompleted();
        })) {
            var properties = new Properties();
            properties.setProperty("user", "ann");
            properties.setProperty("password", "s:e");
            properties.setProperty("encoding", "ARROW");
            properties.setProperty("blockRowSize", "100");
            properties.setProperty("timeoutMs", "5");
            try (var connection = ConnectionFactory.fromHostListGrpc(properties, List.of(broker.address()))) {
                connection.execute("SELECT 1", Map.of("blockRowSize", "7"));
            }
            assertThat(last.get().getSql()).isEqualTo("SELECT 1");
            assertThat(last.get().getMetadataMap())
                    .isEqualTo(Map.of(
                            "encoding", "ARROW",
                            "compression", "ZSTD",
                            "blockRowSize", "7",
                            "timeoutMs", "5",
                            "authorization", "Basic " + Base64.getEncoder().encodeToString("ann:s:e".getBytes())));
            var token = new Properties();
            token.setProperty("token", "t0");
            try (var connection = ConnectionFactory.fromHostListGrpc(token, List.of(broker.address()))) {
                connection.execute("SELECT 1");
            }
            assertThat(last.get().getMetadataMap()).containsEntry("authorization", "Bearer t0");
        }
    }

    @ParameterizedTest
    @CsvSource({"150, SQL_PARSING", "190, TABLE_DOES_NOT_EXIST", "429, TOO_MANY_REQUESTS", "235, QUERY_EXECUTION"})
    void aRefusalCarriesTheBrokersCode(int number, QueryErrorCode code) throws Exception {
        try (var broker = answering(
                        metadata("{\"exceptions\":[{\"errorCode\":" + number + ",\"message\":\"not so\"}]}"));
                var connection = connect(broker)) {
            assertThatThrownBy(() -> connection.execute("SELECT"))
                    .isInstanceOfSatisfying(ClientException.class, refused -> {
                        assertThat(refused.errorCode()).isEqualTo(number);
                        assertThat(refused.code()).isEqualTo(code);
                        assertThat(refused).hasMessage("not so");
                    });
        }
    }

    @Test
    void aRefusalWithoutWordsHasWords() throws Exception {
        try (var broker = answering(metadata("{\"exceptions\":[{\"errorCode\":150,\"message\":\"\"}]}"));
                var connection = connect(broker)) {
            assertThatThrownBy(() -> connection.execute("SELECT")).hasMessage("refused, and not told why");
        }
    }

    @Test
    void anAnswerThatBreaksOffIsNeverTakenForAWholeOne() throws Exception {
        try (var broker = new ScriptedBroker((request, client) -> {
                    client.onNext(NO_EXCEPTIONS);
                    client.onNext(schema("n INT"));
                    client.onNext(block("NONE", "[1]"));
                    var trailers = new Metadata();
                    trailers.put(Metadata.Key.of("gantry-error-code", Metadata.ASCII_STRING_MARSHALLER), "250");
                    client.onError(new StatusRuntimeException(
                            Status.DEADLINE_EXCEEDED.withDescription("took too long"), trailers));
                });
                var connection = connect(broker);
                var stream = connection.executeStreaming("SELECT")) {
            assertThat(stream.next().rowCount()).isEqualTo(1);
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(stream::next).isInstanceOfSatisfying(ClientException.class, brokenOff -> {
                    assertThat(brokenOff.errorCode()).isEqualTo(250);
                    assertThat(brokenOff.code()).isEqualTo(QueryErrorCode.EXECUTION_TIMEOUT);
                    assertThat(brokenOff)
                            .hasMessage("the answer of " + broker.address()
                                    + " broke off: DEADLINE_EXCEEDED: took too long");
                });
            }
            assertThatThrownBy(() -> connection.execute("SELECT")).isInstanceOf(ClientException.class);
        }
    }

    @Test
    void closingEarlyCancelsTheStatement() throws Exception {
        var cancelled = new CountDownLatch(1);
        try (var broker = new ScriptedBroker((request, client) -> {
                    client.setOnCancelHandler(cancelled::countDown);
                    client.onNext(NO_EXCEPTIONS);
                    client.onNext(schema("n INT"));
                    client.onNext(block("NONE", "[1]"));
                });
                var connection = connect(broker)) {
            try (var stream = connection.executeStreaming("SELECT")) {
                assertThat(stream.next().rowCount()).isEqualTo(1);
                assertThat(cancelled.getCount()).isEqualTo(1);
            }
            assertThat(cancelled.await(50, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void aSlowReaderMakesTheBrokerWait() throws Exception {
        String row = "[\"" + "x".repeat(1 << 20) + "\"]";
        BrokerResponse megabyte = block("NONE", row);
        var sent = new AtomicInteger();
        var full = new CountDownLatch(1);
        try (var broker = new ScriptedBroker((request, client) -> {
                    client.onNext(NO_EXCEPTIONS);
                    client.onNext(schema("s STRING"));
                    if (request.getSql().equals("small")) {
                        client.onCompleted();
                        return;
                    }
                    client.setOnReadyHandler(() -> {
                        while (client.isReady()) {
                            client.onNext(megabyte);
                            sent.incrementAndGet();
                        }
                        full.countDown();
                    });
                });
                var connection = connect(broker);
                var stream = connection.executeStreaming("SELECT")) {
            assertThat(stream.next().rowCount()).isEqualTo(1);
            assertThat(full.await(50, TimeUnit.SECONDS)).isTrue();
            // An exchange on the same connection gives whatever is under way time to arrive.
            int seen = -1;
            while (seen != sent.get()) {
                seen = sent.get();
                assertThat(connection.execute("small").getResultSet(0).getRowCount())
                        .isZero();
            }
            int before = sent.get();
            assertThat(before).as("megabytes sent to a client that took one").isLessThan(30);
            for (int i = 0; i < 100; i++) {
                assertThat(stream.next().rowCount()).isEqualTo(1);
            }
            assertThat(sent.get()).isGreaterThan(before);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "originalSize, 2147483647, originalSize=2147483647 is not in 0 to 268435456",
        "originalSize, 99999999999, originalSize=99999999999 is not in 0 to 268435456",
        "originalSize, -1, originalSize=-1 is not in 0 to",
        "originalSize, 6, 'a block has 7 bytes, its metadata says originalSize=6'",
        "originalSize, 8, 'a block has 7 bytes, its metadata says originalSize=8'",
        "originalSize, , a block's metadata has no 'originalSize'",
        "rowSize, 10000001, rowSize=10000001 is not in 0 to 10000000",
        "rowSize, many, rowSize=many is not in 0 to",
        "rowSize, 2, malformed",
        "compression, LZMA, unknown compression 'LZMA'; available:",
        "encoding, XML, unknown encoding 'XML'; available:",
    })
    void refusesABlockWhoseMetadataDoesNotFit(String key, String value, String message) throws Exception {
        for (String compression : List.of("ZSTD", "NONE", "GZIP")) {
            try (var broker = answering(NO_EXCEPTIONS, schema("n INT"), with(block(compression, "[1]"), key, value));
                    var connection = connect(broker)) {
                assertThatThrownBy(() -> connection.execute("SELECT"))
                        .as(compression)
                        .isInstanceOf(ClientException.class)
                        .satisfies(refused -> assertThat(refused.getMessage())
                                .satisfiesAnyOf(
                                        text -> assertThat(text).contains(message),
                                        // Frames that say no length are stopped by the buffer's end.
                                        text -> assertThat(text).startsWith("the broker's answer is malformed:")));
            }
        }
    }

    @Test
    void refusesAnswersThatAreNoAnswers() throws Exception {
        BrokerResponse damaged = schema("n INT").toBuilder()
                .setPayload(ByteString.copyFrom(new byte[] {127, 0, 0, 0}))
                .build();
        Map<List<BrokerResponse>, String> answers = Map.of(
                List.of(), "has no metadata block",
                List.of(metadata("[1")), "not a JSON object",
                List.of(metadata("[]")), "not a JSON object",
                List.of(metadata("{\"exceptions\":[\"odd\"]}")), "odd",
                List.of(NO_EXCEPTIONS), "has no schema block",
                List.of(NO_EXCEPTIONS, damaged), "column count 2130706432 is not in 1 to 16384");
        for (var answer : answers.entrySet()) {
            try (var broker = answering(answer.getKey().toArray(BrokerResponse[]::new));
                    var connection = connect(broker)) {
                assertThatThrownBy(() -> connection.execute("SELECT"))
                        .isInstanceOf(ClientException.class)
                        .hasMessageContaining(answer.getValue());
            }
        }
    }

    @Test
    void aMessageThatIsTooLongNamesTheSettings() throws Exception {
        var properties = new Properties();
        properties.setProperty("maxMessageBytes", "1000");
        try (var broker =
                        answering(NO_EXCEPTIONS, schema("s STRING"), block("NONE", "[\"" + "x".repeat(2000) + "\"]"));
                var connection = ConnectionFactory.fromHostListGrpc(properties, List.of(broker.address()))) {
            assertThatThrownBy(() -> connection.execute("SELECT"))
                    .isInstanceOf(ClientException.class)
                    .hasMessageContaining("blockRowSize")
                    .hasMessageContaining("maxMessageBytes");
        }
    }

    @Test
    void nobodyAtTheAddressIsAnErrorThatNamesIt() throws Exception {
        String address;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            address = "127.0.0.1:" + socket.getLocalPort();
        }
        try (var connection = ConnectionFactory.fromHostListGrpc(new Properties(), List.of(address))) {
            assertThatThrownBy(() -> connection.execute("SELECT"))
                    .isInstanceOfSatisfying(ClientException.class, failed -> {
                        assertThat(failed.errorCode()).isEqualTo(ClientException.NO_CODE);
                        assertThat(failed.getMessage()).startsWith("no answer from " + address + ": UNAVAILABLE");
                    });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", ":8010", "localhost:", "localhost:http", "localhost:70000", ""})
    void refusesWhatIsNoAddress(String address) {
        assertThatThrownBy(() -> ConnectionFactory.fromHostListGrpc(new Properties(), List.of(address)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'" + address + "' is not of the form host:port");
    }

    @ParameterizedTest
    @CsvSource({"maxMessageBytes, 0", "maxMessageBytes, big", "usePlainText, false"})
    void refusesAWrongPropertyByNameAndValue(String key, String value) {
        var properties = new Properties();
        properties.setProperty(key, value);
        assertThatThrownBy(() -> ConnectionFactory.fromHostListGrpc(properties, List.of("localhost:1")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(key + "=" + value);
    }

    @Test
    void refusesNoBrokersAndTwoIdentities() {
        assertThatThrownBy(() -> ConnectionFactory.fromHostListGrpc(new Properties(), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
        var both = new Properties();
        both.setProperty("user", "ann");
        both.setProperty("token", "t0");
        assertThatThrownBy(() -> ConnectionFactory.fromHostListGrpc(both, List.of("localhost:1")))
                .hasMessageContaining("user and token");
    }

    @Test
    void oneConnectionServesManyThreads() throws Exception {
        try (var broker = new ScriptedBroker((request, client) -> {
                    client.onNext(NO_EXCEPTIONS);
                    client.onNext(schema("n INT"));
                    for (int i = 0; i < 20; i++) {
                        client.onNext(block("ZSTD", "[" + request.getSql() + "]"));
                    }
                    client.onCompleted();
                });
                var connection = connect(broker)) {
            ExecutorService threads = Executors.newFixedThreadPool(8);
            var work = new ArrayList<Callable<int[]>>();
            for (int n = 0; n < 64; n++) {
                String sql = Integer.toString(n);
                work.add(() -> {
                    ResultSet result = connection.execute(sql).getResultSet(0);
                    int[] values = new int[result.getRowCount()];
                    Arrays.setAll(values, row -> result.getInt(row, 0));
                    return values;
                });
            }
            List<Future<int[]>> answers = threads.invokeAll(work);
            for (int n = 0; n < 64; n++) {
                assertThat(answers.get(n).get()).hasSize(20).containsOnly(n);
            }
            threads.shutdownNow();
        }
    }

    @Test
    void closingTheConnectionEndsStatementsThatWait() throws Exception {
        var asked = new CountDownLatch(1);
        try (var broker = new ScriptedBroker((request, client) -> asked.countDown())) {
            GrpcConnection connection = connect(broker);
            ExecutorService thread = Executors.newSingleThreadExecutor();
            Future<ResultSetGroup> waiting = thread.submit(() -> connection.execute("SELECT"));
            assertThat(asked.await(50, TimeUnit.SECONDS)).isTrue();
            connection.close();
            assertThatThrownBy(waiting::get).hasCauseInstanceOf(ClientException.class);
            assertThatThrownBy(() -> connection.execute("SELECT")).isInstanceOf(ClientException.class);
            connection.close();
            thread.shutdownNow();
        }
    }

    private static GrpcConnection connect(ScriptedBroker broker) {
        return ConnectionFactory.fromHostListGrpc(new Properties(), List.of(broker.address()));
    }
}
