// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import io.gantry.protocol.pinot.BrokerRequest;
import io.gantry.protocol.pinot.PinotQueryBrokerGrpc;
import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.netty.shaded.io.grpc.netty.NettyChannelBuilder;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** A connection to one or more brokers; each statement goes to one of them, chosen at random. Thread-safe. */
public final class GrpcConnection implements AutoCloseable {
    private record Peer(String broker, ManagedChannel channel) {}

    private final ClientSettings settings;
    private final List<Peer> peers;
    private final CodecSource codecs;

    GrpcConnection(ClientSettings settings, List<String> brokers, CodecSource codecs) {
        if (brokers.isEmpty()) {
            throw new IllegalArgumentException("a connection needs the address of at least one broker");
        }
        this.settings = settings;
        this.codecs = codecs;
        // All addresses are read before the first channel is made, since a channel has to be closed again.
        List<InetSocketAddress> addresses =
                brokers.stream().map(GrpcConnection::address).toList();
        this.peers = IntStream.range(0, brokers.size())
                .mapToObj(i -> new Peer(brokers.get(i), channel(addresses.get(i), settings)))
                .toList();
    }

    private static ManagedChannel channel(InetSocketAddress address, ClientSettings settings) {
        return NettyChannelBuilder.forAddress(address)
                .usePlaintext()
                // Callbacks only queue what arrived.
                .directExecutor()
                .maxInboundMessageSize(settings.maxMessageBytes())
                .build();
    }

    /**
     * Runs a statement and holds its whole result.
     *
     * @param sql one statement
     * @return the result
     * @throws ClientException if the broker refuses or fails, or does not answer as it should
     */
    public ResultSetGroup execute(String sql) {
        return execute(sql, Map.of());
    }

    /**
     * Runs a statement and holds its whole result.
     *
     * @param sql one statement
     * @param options of this statement, {@code encoding}, {@code compression} and {@code blockRowSize} among them; they
     *     win over the connection's
     * @return the result
     * @throws ClientException if the broker refuses or fails, or does not answer as it should
     */
    public ResultSetGroup execute(String sql, Map<String, String> options) {
        try (ResultStream stream = executeStreaming(sql, options)) {
            return ResultSetGroup.readAll(stream);
        }
    }

    /**
     * Runs a statement and hands out its result block by block; memory is that of one block.
     *
     * @param sql one statement
     * @return the stream, to be closed by the caller; closing it early cancels the statement
     * @throws ClientException if the broker refuses or fails, or does not answer as it should
     */
    public ResultStream executeStreaming(String sql) {
        return executeStreaming(sql, Map.of());
    }

    /**
     * Runs a statement and hands out its result block by block; memory is that of one block.
     *
     * @param sql one statement
     * @param options as in {@link #execute(String, Map)}
     * @return the stream, to be closed by the caller; closing it early cancels the statement
     * @throws ClientException if the broker refuses or fails, or does not answer as it should
     */
    public ResultStream executeStreaming(String sql, Map<String, String> options) {
        Map<String, String> metadata = new HashMap<>(settings.metadata());
        metadata.putAll(options);
        BrokerRequest request =
                BrokerRequest.newBuilder().setSql(sql).putAllMetadata(metadata).build();
        Peer peer = peers.get(ThreadLocalRandom.current().nextInt(peers.size()));
        var call = new BrokerCall(
                peer.channel().newCall(PinotQueryBrokerGrpc.getSubmitMethod(), CallOptions.DEFAULT), peer.broker());
        call.start(request);
        return ResultStream.open(call, codecs, settings.limits());
    }

    /** Gives up the connection; statements under way are cancelled. The second call does nothing. */
    @Override
    public void close() {
        peers.forEach(peer -> peer.channel().shutdownNow());
        try {
            for (Peer peer : peers) {
                peer.channel().awaitTermination(5, TimeUnit.SECONDS);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static InetSocketAddress address(String broker) {
        int colon = broker.lastIndexOf(':');
        try {
            if (colon > 0) {
                return new InetSocketAddress(broker.substring(0, colon), Integer.parseInt(broker.substring(colon + 1)));
            }
        } catch (IllegalArgumentException notAPort) {
            // told below
        }
        throw new IllegalArgumentException("'" + broker + "' is not of the form host:port");
    }
}
