// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.client.ClientException;
import io.gantry.client.ConnectionFactory;
import io.gantry.client.GrpcConnection;
import io.gantry.client.ResultStream;
import io.gantry.itests.process.Gantry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that leave, stall, ask for too much or talk nonsense harm nobody but themselves. */
@Timeout(300)
class HostileClientsTest {
    private static final String ENDLESS = "SELECT count(*) AS n FROM range(1000000000000) t(i) WHERE i % 7 = 3";
    private static final Duration BOUND = Duration.ofSeconds(10);

    @TempDir
    static Path folder;

    private static Gantry gantry;
    private static PinotClient client;

    @BeforeAll
    static void start() throws Exception {
        gantry = new Gantry(folder)
                .set("pinot.broker.default.query.limit", "-1")
                .set("gantry.broker.block.maxBytes", "4000000")
                .set("gantry.broker.sql.maxChars", "100000");
        gantry.run();
        client = new PinotClient(gantry.port());
    }

    @AfterAll
    static void stop() throws Exception {
        client.close();
        gantry.close();
        assertThat(gantry.logText().lines().filter(line -> line.matches(".* (WARN|ERROR) .*|\\s+at .*")))
                .isEmpty();
    }

    @AfterEach
    void theBrokerAnswersAsBefore() throws Exception {
        assertThat(client.submit("SELECT 41 + 1", Map.of()).rows()).containsExactly(new Object[] {42});
    }

    @Test
    void cancelInTheMiddleEndsTheQuery() throws Exception {
        try (GrpcConnection connection = connect(gantry.port(), Map.of())) {
            CompletableFuture<?> answer = begin(connection, "LZ4_HIGH");
            connection.close();
            assertThatThrownBy(answer::join).hasCauseInstanceOf(ClientException.class);
        }
        awaitLog("compression=LZ4_HIGH", "outcome=QUERY_CANCELLATION");
    }

    @Test
    void aClientThatIsGoneEndsItsQuery() throws Exception {
        try (var wire = new SeverableWire(gantry.port());
                GrpcConnection connection = connect(wire.port(), Map.of())) {
            CompletableFuture<?> answer = begin(connection, "SNAPPY");
            wire.cut();
            assertThatThrownBy(answer::join).hasCauseInstanceOf(ClientException.class);
        }
        awaitLog("compression=SNAPPY", "outcome=QUERY_CANCELLATION");
    }

    @Test
    void closingAStreamEndsItsQuery() throws Exception {
        try (GrpcConnection connection = connect(gantry.port(), Map.of());
                ResultStream stream = connection.executeStreaming(
                        "SELECT * FROM range(1000000000000)", Map.of("compression", "GZIP"))) {
            assertThat(stream.next().rowCount()).isEqualTo(10_000);
        }
        awaitLog("compression=GZIP", "outcome=(QUERY_CANCELLATION|ABANDONED)");
    }

    @Test
    void aFailureAfterTheFirstBlockKeepsItsCode() throws Exception {
        try (GrpcConnection connection = connect(gantry.port(), Map.of());
                ResultStream stream = connection.executeStreaming(
                        "SELECT CASE WHEN i < 1499999 THEN i ELSE CAST(error('on purpose ' || i) AS INT) END"
                                + " FROM range(1500000) t(i)",
                        Map.of("compression", "DEFLATE"))) {
            assertThat(stream.next().rowCount()).isEqualTo(10_000);
            assertThatThrownBy(() -> {
                        while (stream.next() != null) {
                            assertThat(stream.schema().size()).isEqualTo(1);
                        }
                    })
                    .hasMessageContaining("on purpose 1499999")
                    .isInstanceOfSatisfying(
                            ClientException.class, e -> assertThat(e.code()).isEqualTo(QueryErrorCode.QUERY_EXECUTION));
        }
        awaitLog("compression=DEFLATE", "outcome=QUERY_EXECUTION");
    }

    @Test
    void whoNeverReadsKeepsNobodyFromReading() throws Exception {
        try (GrpcConnection lazy = connect(gantry.port(), Map.of());
                ResultStream first = lazy.executeStreaming("SELECT * FROM range(100000000)");
                ResultStream second = lazy.executeStreaming("SELECT * FROM range(100000000)")) {
            for (int i = 0; i < 20; i++) {
                assertThat(client.submit("SELECT * FROM range(100000)", Map.of())
                                .rows())
                        .hasSize(100_000);
                assertThat(lazy.execute("SELECT " + i).getResultSet(0).getInt(0, 0))
                        .as("on the connection of the one that does not read")
                        .isEqualTo(i);
            }
            assertThat(first.next().rowCount()).isEqualTo(10_000);
            assertThat(second.next().rowCount()).isEqualTo(10_000);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"JSON", "ARROW"})
    void aBlockThatIsTooLongForTheBrokerNamesTheSetting(String encoding) throws Exception {
        PinotClient.Answer answer = client.submit(
                "SELECT repeat('x', 5000) FROM range(1000)", Map.of("encoding", encoding, "blockRowSize", "1000"));
        assertThat(answer.errorCode()).isEqualTo(700);
        assertThat(answer.message()).contains("1000 rows", "4000000", "blockRowSize", "gantry.broker.block.maxBytes");
        assertThat(client.submit(
                                "SELECT repeat('x', 5000) FROM range(1000)",
                                Map.of("encoding", encoding, "blockRowSize", "100"))
                        .rows())
                .hasSize(1000);
    }

    @Test
    void aBlockThatIsTooLongForTheClientNamesTheSetting() {
        try (GrpcConnection connection = connect(gantry.port(), Map.of("maxMessageBytes", "50000"))) {
            String sql = "SELECT * FROM range(100000)";
            assertThatThrownBy(() -> connection.execute(sql, Map.of("compression", "NONE")))
                    .isInstanceOf(ClientException.class)
                    .hasMessageContaining("50000")
                    .hasMessageContaining("blockRowSize")
                    .hasMessageContaining("maxMessageBytes");
            assertThat(connection
                            .execute(sql, Map.of("compression", "NONE", "blockRowSize", "1000"))
                            .getResultSet(0)
                            .getRowCount())
                    .isEqualTo(100_000);
        }
    }

    @Test
    void aRequestOfHundredMegabytesIsRefused() {
        String sql = "SELECT '" + "x".repeat(100_000_000) + "'";
        assertThatThrownBy(() -> client.submit(sql, Map.of())).hasMessageContaining("RESOURCE_EXHAUSTED");
        try (GrpcConnection connection = connect(gantry.port(), Map.of())) {
            assertThatThrownBy(() -> connection.execute(sql))
                    .isInstanceOf(ClientException.class)
                    .hasMessageContaining("4194304")
                    .hasMessageContaining("gantry.grpc.request.maxBytes");
        }
    }

    @Test
    void aStatementThatIsTooLongNamesTheSetting() throws Exception {
        PinotClient.Answer answer = client.submit("SELECT '" + "x".repeat(100_000) + "'", Map.of());
        assertThat(answer.errorCode()).isEqualTo(700);
        assertThat(answer.message()).contains("100009", "100000", "gantry.broker.sql.maxChars");
    }

    @Test
    void nestingWithoutEndIsRefusedInWords() throws Exception {
        for (String sql : List.of(
                "SELECT " + "(".repeat(20_000) + "1" + ")".repeat(20_000),
                "SELECT " + "1 + ".repeat(20_000) + "1",
                "SELECT " + "[".repeat(20_000) + "]".repeat(20_000))) {
            PinotClient.Answer answer = client.submit(sql, Map.of());
            assertThat(answer.errorCode()).as(answer.message()).isEqualTo(150);
        }
    }

    @Test
    void randomBytesOnThePortDoNoHarm() throws Exception {
        var noise = new PortNoise(gantry.port(), 20_261_201);
        for (int i = 0; i < 20; i++) {
            noise.bytes();
            noise.bytesAfterThePreface();
            noise.bytesAfterAnHttpRequest();
            noise.framesOfNonsense();
        }
    }

    /** Sends a query that does not end by itself, and others behind it, so that it is under way when they are answered. */
    private static CompletableFuture<?> begin(GrpcConnection connection, String compression) {
        CompletableFuture<?> answer = CompletableFuture.runAsync(
                () -> connection.execute(ENDLESS, Map.of("compression", compression, "timeoutMs", "60000")));
        for (int i = 0; i < 30; i++) {
            assertThat(connection.execute("SELECT 1").getResultSet(0).getRowCount())
                    .isEqualTo(1);
        }
        assertThat(answer).isNotDone();
        return answer;
    }

    private static GrpcConnection connect(int port, Map<String, String> settings) {
        var properties = new Properties();
        properties.putAll(settings);
        return ConnectionFactory.fromHostListGrpc(properties, List.of("127.0.0.1:" + port));
    }

    /** Waits for a line of a query; asking the broker something each time, so that it is seen to answer. */
    private static void awaitLog(String query, String outcome) throws Exception {
        long deadline = System.nanoTime() + BOUND.toNanos();
        List<String> seen = List.of();
        while (System.nanoTime() < deadline) {
            client.submit("SELECT 1", Map.of());
            seen = gantry.logText().lines().filter(line -> line.contains(query)).toList();
            if (seen.stream().anyMatch(line -> line.matches(".*" + outcome + ".*"))) {
                return;
            }
        }
        throw new AssertionError("no line with " + outcome + " within " + BOUND + ", but " + seen);
    }
}
