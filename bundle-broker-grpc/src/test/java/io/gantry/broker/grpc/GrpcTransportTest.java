// SPDX-License-Identifier: Apache-2.0
package io.gantry.broker.grpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.SchemaBlock;
import io.gantry.protocol.pinot.BrokerRequest;
import io.gantry.protocol.pinot.BrokerResponse;
import io.gantry.protocol.pinot.PinotQueryBrokerGrpc;
import io.grpc.CallOptions;
import io.grpc.ClientCall;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.health.v1.HealthCheckRequest;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import io.grpc.health.v1.HealthGrpc;
import io.grpc.netty.shaded.io.grpc.netty.NettyChannelBuilder;
import io.grpc.reflection.v1.ServerReflectionGrpc;
import io.grpc.reflection.v1.ServerReflectionRequest;
import io.grpc.reflection.v1.ServerReflectionResponse;
import io.grpc.stub.MetadataUtils;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.slf4j.LoggerFactory;

@Timeout(60)
class GrpcTransportTest {
    private final CountingBroker broker = new CountingBroker();
    private GrpcTransport transport;
    private ManagedChannel channel;

    @BeforeEach
    void start() throws IOException {
        start(Map.of());
    }

    private void start(Map<String, String> properties) throws IOException {
        var all = new HashMap<String, String>(properties);
        all.putIfAbsent(GrpcSettings.PORT_KEY, "0");
        transport = new GrpcTransport(broker, GrpcSettings.read(all, LoggerFactory.getLogger(GrpcTransportTest.class)));
        channel = NettyChannelBuilder.forAddress(address()).usePlaintext().build();
    }

    private InetSocketAddress address() {
        return transport.endpoints().get(0).address();
    }

    @AfterEach
    void stop() throws Exception {
        channel.shutdownNow();
        channel.awaitTermination(10, TimeUnit.SECONDS);
        transport.close();
        assertThat(broker.open).hasValue(0);
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .noneMatch(name -> name.startsWith("gantry-grpc"));
        assertThat(transport.endpoints()).isEmpty();
    }

    @Test
    void answersMetadataSchemaThenEveryBlockWithItsOwnBytes() {
        List<BrokerResponse> answer = submit("300 10000");
        assertThat(answer).hasSize(302);
        JsonObject metadata = json(answer.get(0));
        assertThat(metadata.getAsJsonArray("exceptions")).isEmpty();
        assertThat(metadata.get("requestId").getAsString()).isEqualTo("42");
        assertThat(metadata.get("brokerId").getAsString()).isEqualTo("Broker_localhost_8099");
        assertThat(metadata.get("timeUsedMs").getAsLong()).isEqualTo(5);
        assertThat(metadata.has("numRowsResultSet")).isFalse();
        assertThat(SchemaBlock.read(answer.get(1).getPayload().asReadOnlyByteBuffer(), ReadLimits.DEFAULT)
                        .column(0)
                        .name())
                .isEqualTo("n");
        for (int block = 0; block < 300; block++) {
            BrokerResponse response = answer.get(block + 2);
            assertThat(response.getMetadataMap())
                    .isEqualTo(Map.of(
                            "originalSize", "1234",
                            "compressedSize", "10000",
                            "rowSize", "7",
                            "compression", "NONE",
                            "encoding", "JSON"));
            byte[] expected = new byte[10_000];
            Arrays.fill(expected, (byte) block);
            assertThat(response.getPayload().toByteArray()).isEqualTo(expected);
        }
    }

    @Test
    void tellsTheRowCountWhenItIsKnown() {
        assertThat(json(submit("1 10").get(0)).get("numRowsResultSet").getAsLong())
                .isEqualTo(7);
    }

    @Test
    void aQueryThatIsRefusedIsOneMetadataBlockAndStatusOk() {
        List<BrokerResponse> answer = submit("refuse");
        assertThat(answer).hasSize(1);
        JsonObject exception =
                json(answer.get(0)).getAsJsonArray("exceptions").get(0).getAsJsonObject();
        assertThat(exception.get("errorCode").getAsInt()).isEqualTo(150);
        assertThat(exception.get("message").getAsString()).isEqualTo("no \"such\" thing");
    }

    @Test
    void aFailureAfterTheFirstBlockIsAnErrorStatus() {
        assertThatThrownBy(() -> submit("break 2 10")).isInstanceOfSatisfying(StatusRuntimeException.class, e -> {
            assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.INTERNAL);
            assertThat(e.getStatus().getDescription()).isEqualTo("error 200: the disk is on fire");
            assertThat(e.getTrailers().get(Metadata.Key.of("gantry-error-code", Metadata.ASCII_STRING_MARSHALLER)))
                    .isEqualTo("200");
        });
    }

    @Test
    void aClientThatDoesNotReadStopsTheBroker() throws Exception {
        ClientCall<BrokerRequest, BrokerResponse> call = begin();
        var received = new Semaphore(0);
        call.start(
                new ClientCall.Listener<>() {
                    @Override
                    public void onMessage(BrokerResponse message) {
                        received.release();
                    }
                },
                new Metadata());
        call.sendMessage(request("1000000 100000"));
        call.halfClose();
        call.request(3);
        assertThat(received.tryAcquire(3, 50, TimeUnit.SECONDS)).isTrue();
        int seen = -1;
        while (seen != broker.made.get()) {
            seen = broker.made.get();
            assertThat(submit("1 10")).as("others are served meanwhile").hasSize(3);
            broker.made.decrementAndGet();
        }
        assertThat(seen).as("blocks of 100 kB made for a client that took one").isLessThan(30);
        call.cancel("enough", null);
        assertThat(broker.cancelled.await(50, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aClientThatNeverReadsIsGivenUp() throws Exception {
        restart(Map.of("gantry.grpc.slowClient.timeoutMs", "50"));
        ClientCall<BrokerRequest, BrokerResponse> call = begin();
        call.start(new ClientCall.Listener<>() {}, new Metadata());
        call.sendMessage(request("1000000 100000"));
        call.halfClose();
        while (broker.made.get() == 0 || transport.callsInFlight() > 0) {
            Thread.onSpinWait();
        }
        assertThat(broker.open).hasValue(0);
    }

    @Test
    void aCancelledCallCancelsTheQuery() throws Exception {
        ClientCall<BrokerRequest, BrokerResponse> call = begin();
        call.start(new ClientCall.Listener<>() {}, new Metadata());
        call.sendMessage(request("hang"));
        call.halfClose();
        assertThat(broker.hanging.await(50, TimeUnit.SECONDS)).isTrue();
        call.cancel("enough", null);
        assertThat(broker.cancelled.await(50, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aDeadlineCancelsTheQueryAndIsPassedOn() {
        var stub = PinotQueryBrokerGrpc.newBlockingStub(channel).withDeadlineAfter(200, TimeUnit.MILLISECONDS);
        assertThatThrownBy(() -> stub.submit(request("hang")).next())
                .isInstanceOfSatisfying(
                        StatusRuntimeException.class,
                        e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.DEADLINE_EXCEEDED));
        assertThat(broker.last.timeRemaining())
                .hasValueSatisfying(left -> assertThat(left.toMillis()).isLessThanOrEqualTo(200));
    }

    @Test
    void callsBeyondTheBoundAreRefusedWithARetryableCode() throws Exception {
        restart(Map.of("gantry.grpc.calls.max", "1"));
        ClientCall<BrokerRequest, BrokerResponse> call = begin();
        call.start(new ClientCall.Listener<>() {}, new Metadata());
        call.sendMessage(request("hang"));
        call.halfClose();
        assertThat(broker.hanging.await(50, TimeUnit.SECONDS)).isTrue();
        assertThat(json(submit("1 1").get(0)).toString())
                .contains("\"errorCode\":429")
                .contains("gantry.grpc.calls.max");
        call.cancel("enough", null);
    }

    @Test
    void authorizationComesFromTheRequestOrTheHeader() {
        PinotQueryBrokerGrpc.newBlockingStub(channel)
                .submit(BrokerRequest.newBuilder()
                        .setSql("1 1")
                        .putMetadata("authorization", "Basic x")
                        .build())
                .forEachRemaining(response -> {});
        assertThat(broker.last.credentials().authorization()).contains("Basic x");
        var headers = new Metadata();
        headers.put(Metadata.Key.of("authorization", Metadata.ASCII_STRING_MARSHALLER), "Bearer y");
        PinotQueryBrokerGrpc.newBlockingStub(channel)
                .withInterceptors(MetadataUtils.newAttachHeadersInterceptor(headers))
                .submit(request("1 1"))
                .forEachRemaining(response -> {});
        assertThat(broker.last.credentials().authorization()).contains("Bearer y");
    }

    @Test
    void stoppingLetsCallsFinishAndThenCancelsThem() throws Exception {
        restart(Map.of("gantry.grpc.drainMs", "50"));
        ClientCall<BrokerRequest, BrokerResponse> call = begin();
        call.start(new ClientCall.Listener<>() {}, new Metadata());
        call.sendMessage(request("hang"));
        call.halfClose();
        assertThat(broker.hanging.await(50, TimeUnit.SECONDS)).isTrue();
        assertThat(transport.callsInFlight()).isEqualTo(1);
        transport.close();
        assertThat(broker.cancelled.await(50, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aPortThatIsTakenIsAnErrorAndLeavesNoThread() {
        String taken = Integer.toString(address().getPort());
        GrpcSettings settings = GrpcSettings.read(
                Map.of(GrpcSettings.PORT_KEY, taken), LoggerFactory.getLogger(GrpcTransportTest.class));
        long before = grpcThreads();
        assertThatThrownBy(() -> new GrpcTransport(broker, settings)).isInstanceOf(IOException.class);
        assertThat(grpcThreads()).isEqualTo(before);
    }

    @Test
    void healthAndReflectionAnswer() throws Exception {
        var health = HealthGrpc.newBlockingStub(channel);
        for (String service : List.of("", PinotQueryBrokerGrpc.SERVICE_NAME)) {
            assertThat(health.check(HealthCheckRequest.newBuilder()
                                    .setService(service)
                                    .build())
                            .getStatus())
                    .isEqualTo(ServingStatus.SERVING);
        }
        var names = new CompletableFuture<String>();
        StreamObserver<ServerReflectionRequest> ask = ServerReflectionGrpc.newStub(channel)
                .serverReflectionInfo(new StreamObserver<>() {
                    @Override
                    public void onNext(ServerReflectionResponse value) {
                        names.complete(value.toString());
                    }

                    @Override
                    public void onError(Throwable t) {
                        names.completeExceptionally(t);
                    }

                    @Override
                    public void onCompleted() {}
                });
        ask.onNext(ServerReflectionRequest.newBuilder().setListServices("").build());
        assertThat(names.get(50, TimeUnit.SECONDS)).contains("org.apache.pinot.common.proto.PinotQueryBroker");
        ask.onCompleted();
    }

    @Test
    void aRequestBeyondTheBoundIsRefused() {
        assertThatThrownBy(() -> submit("x".repeat(5 << 20)))
                .isInstanceOfSatisfying(
                        StatusRuntimeException.class,
                        e -> assertThat(e.getStatus().getCode())
                                .isIn(Status.Code.RESOURCE_EXHAUSTED, Status.Code.CANCELLED));
        assertThat(submit("1 1")).hasSize(3);
    }

    @Test
    void randomBytesOnThePortDoNoHarm() throws Exception {
        var random = new Random(1);
        for (int i = 0; i < 50; i++) {
            byte[] noise = new byte[1 + random.nextInt(5000)];
            random.nextBytes(noise);
            try (var socket = new Socket(address().getAddress(), address().getPort())) {
                socket.getOutputStream().write(noise);
            } catch (IOException closedByTheBroker) {
                assertThat(closedByTheBroker).isNotNull();
            }
        }
        assertThat(submit("1 1")).hasSize(3);
    }

    private void restart(Map<String, String> properties) throws Exception {
        channel.shutdownNow();
        transport.close();
        start(properties);
    }

    private ClientCall<BrokerRequest, BrokerResponse> begin() {
        return channel.newCall(PinotQueryBrokerGrpc.getSubmitMethod(), CallOptions.DEFAULT);
    }

    private List<BrokerResponse> submit(String sql) {
        var responses = new ArrayList<BrokerResponse>();
        PinotQueryBrokerGrpc.newBlockingStub(channel).submit(request(sql)).forEachRemaining(responses::add);
        return responses;
    }

    private static BrokerRequest request(String sql) {
        return BrokerRequest.newBuilder().setSql(sql).build();
    }

    private static JsonObject json(BrokerResponse response) {
        return JsonParser.parseString(response.getPayload().toStringUtf8()).getAsJsonObject();
    }

    private static long grpcThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("gantry-grpc"))
                .count();
    }
}
