// SPDX-License-Identifier: Apache-2.0
package io.gantry.broker.grpc;

import io.gantry.api.broker.Broker;
import io.gantry.api.contribution.Contribution;
import io.gantry.api.transport.Endpoint;
import io.gantry.api.transport.Transport;
import io.gantry.protocol.pinot.PinotQueryBrokerGrpc;
import io.grpc.BindableService;
import io.grpc.Server;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import io.grpc.netty.shaded.io.netty.channel.EventLoopGroup;
import io.grpc.netty.shaded.io.netty.channel.MultiThreadIoEventLoopGroup;
import io.grpc.netty.shaded.io.netty.channel.nio.NioIoHandler;
import io.grpc.netty.shaded.io.netty.channel.socket.nio.NioServerSocketChannel;
import io.grpc.protobuf.services.HealthStatusManager;
import io.grpc.protobuf.services.ProtoReflectionService;
import io.grpc.protobuf.services.ProtoReflectionServiceV1;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A listening gRPC server with all that it owns: network threads, call threads, services. Ends with {@link #close}. */
@Contribution(name = "grpc")
final class GrpcTransport implements Transport, AutoCloseable {
    private static final int NETWORK_THREADS = Math.max(2, Runtime.getRuntime().availableProcessors());

    private static final Duration STOP_TIMEOUT = Duration.ofSeconds(5);

    private final GrpcSettings settings;
    private final TransportThreads owned = new TransportThreads();
    private final EventLoopGroup acceptor = eventLoops(1, "gantry-grpc-accept");
    private final EventLoopGroup network = eventLoops(NETWORK_THREADS, "gantry-grpc-net");
    private final ThreadPoolExecutor threads;
    private final QueryService service;
    private final HealthStatusManager health = new HealthStatusManager();
    private final Server server;

    /**
     * Starts to listen.
     *
     * @throws IOException if the port cannot be bound; nothing is left behind then
     */
    GrpcTransport(Broker broker, GrpcSettings settings) throws IOException {
        this.settings = settings;
        threads = new ThreadPoolExecutor(
                0,
                settings.maxCalls(),
                30,
                TimeUnit.SECONDS,
                new SynchronousQueue<>(),
                owned.factory("gantry-grpc-call"));
        service = new QueryService(broker, threads, settings);
        server = build();
        try {
            server.start();
        } catch (IOException | RuntimeException failed) {
            close();
            throw failed;
        }
        health.setStatus(PinotQueryBrokerGrpc.SERVICE_NAME, ServingStatus.SERVING);
    }

    private Server build() {
        NettyServerBuilder builder = NettyServerBuilder.forAddress(
                        new InetSocketAddress(settings.host(), settings.port()))
                .bossEventLoopGroup(acceptor)
                .workerEventLoopGroup(network)
                .channelType(NioServerSocketChannel.class)
                // Callbacks only hand over and wake, so they may run on the network's threads.
                .directExecutor()
                .maxInboundMessageSize(settings.maxRequestBytes())
                .maxConcurrentCallsPerConnection(settings.maxCallsPerConnection())
                .intercept(new AuthorizationHeader())
                .addService(service)
                .addService(health.getHealthService())
                .addService(ProtoReflectionServiceV1.newInstance())
                .addService(reflectionAlpha());
        if (!settings.keepAlive().isZero()) {
            builder.keepAliveTime(settings.keepAlive().toMillis(), TimeUnit.MILLISECONDS)
                    .permitKeepAliveTime(10, TimeUnit.SECONDS)
                    .permitKeepAliveWithoutCalls(true);
        }
        if (!settings.maxConnectionAge().isZero()) {
            builder.maxConnectionAge(settings.maxConnectionAge().toMillis(), TimeUnit.MILLISECONDS);
        }
        return builder.build();
    }

    private EventLoopGroup eventLoops(int count, String name) {
        return new MultiThreadIoEventLoopGroup(count, owned.factory(name), NioIoHandler.newFactory());
    }

    /** Older tools know only the first version of reflection. */
    @SuppressWarnings("deprecation")
    private static BindableService reflectionAlpha() {
        return ProtoReflectionService.newInstance();
    }

    @Override
    public List<Endpoint> endpoints() {
        if (server.isShutdown()) {
            return List.of();
        }
        return List.of(new Endpoint("grpc", new InetSocketAddress(settings.host(), server.getPort()), false));
    }

    @Override
    public void stopAccepting() {
        if (!server.isShutdown()) {
            health.enterTerminalState();
            server.shutdown();
        }
    }

    @Override
    public int callsInFlight() {
        return service.callsInFlight();
    }

    /** Lets calls under way finish within the drain time, cancels the rest, and ends every thread. */
    @Override
    public void close() {
        stopAccepting();
        try {
            if (!server.awaitTermination(settings.drain().toMillis(), TimeUnit.MILLISECONDS)) {
                service.cancelAll();
                server.shutdownNow();
            }
            threads.shutdown();
            if (!threads.awaitTermination(STOP_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            service.cancelAll();
            server.shutdownNow();
            threads.shutdownNow();
        }
        var networkEnd = network.shutdownGracefully(0, 2, TimeUnit.SECONDS);
        var acceptorEnd = acceptor.shutdownGracefully(0, 2, TimeUnit.SECONDS);
        networkEnd.awaitUninterruptibly(STOP_TIMEOUT.toMillis());
        acceptorEnd.awaitUninterruptibly(STOP_TIMEOUT.toMillis());
        owned.awaitEnd(STOP_TIMEOUT);
    }
}
