// SPDX-License-Identifier: Apache-2.0
package io.gantry.broker.grpc;

import com.google.protobuf.ByteString;
import com.google.protobuf.UnsafeByteOperations;
import io.gantry.api.broker.Block;
import io.gantry.api.broker.BlockStream;
import io.gantry.api.broker.Broker;
import io.gantry.api.broker.Cancellation;
import io.gantry.api.broker.QueryRequest;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.result.SchemaBlock;
import io.gantry.protocol.pinot.BrokerResponse;
import io.grpc.Metadata;
import io.grpc.Status;
import io.grpc.stub.ServerCallStreamObserver;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One call, from its request to its last block, on one thread. gRPC copies a message into its own buffers before {@code
 * onNext} returns, so the broker's buffer is handed over as it is and may be filled again for the next block: while the
 * network writes block N, this thread has block N + 1 made.
 */
final class QueryCall implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(QueryCall.class);
    private static final Metadata.Key<String> ERROR_CODE =
            Metadata.Key.of("gantry-error-code", Metadata.ASCII_STRING_MARSHALLER);

    private final Broker broker;
    private final QueryRequest request;
    private final ServerCallStreamObserver<BrokerResponse> client;
    private final Duration slowClientTimeout;
    private final Cancellation cancellation = new Cancellation();
    private final Object readiness = new Object();

    QueryCall(
            Broker broker,
            QueryRequest request,
            ServerCallStreamObserver<BrokerResponse> client,
            Duration slowClientTimeout) {
        this.broker = broker;
        this.request = request;
        this.client = client;
        this.slowClientTimeout = slowClientTimeout;
        client.setOnCancelHandler(this::cancel);
        client.setOnReadyHandler(this::wake);
    }

    /** Ends the call from any thread: the client went away, its deadline passed, or the transport stops. */
    void cancel() {
        cancellation.cancel();
        wake();
    }

    /** Refuses the call without running it. */
    void refuse(QueryException reason) {
        client.onNext(MetadataBlock.of(broker.brokerId(), reason));
        client.onCompleted();
    }

    @Override
    public void run() {
        try {
            answer();
        } catch (RuntimeException unforeseen) {
            LOG.error("a call ended in a way that nobody foresaw", unforeseen);
            client.onError(Status.INTERNAL
                    .withDescription("internal error, see the broker's log")
                    .asException());
        }
    }

    private void answer() {
        BlockStream stream;
        try {
            stream = broker.submit(request, cancellation);
        } catch (QueryException failure) {
            if (!client.isCancelled()) {
                refuse(failure);
            }
            return;
        }
        try (stream) {
            send(stream);
            client.onCompleted();
        } catch (QueryException failure) {
            client.onError(status(failure).asException(trailers(failure)));
        }
    }

    private void send(BlockStream stream) {
        client.onNext(MetadataBlock.of(broker.brokerId(), stream.statistics()));
        client.onNext(BrokerResponse.newBuilder()
                .setPayload(UnsafeByteOperations.unsafeWrap(SchemaBlock.write(stream.schema())))
                .build());
        for (Block block = stream.next(); block != null; block = stream.next()) {
            awaitReady();
            client.onNext(response(block));
        }
    }

    private static BrokerResponse response(Block block) {
        ByteString payload = UnsafeByteOperations.unsafeWrap(
                block.payload().array(),
                block.payload().arrayOffset() + block.payload().position(),
                block.payload().remaining());
        return BrokerResponse.newBuilder()
                .putMetadata("originalSize", Integer.toString(block.originalBytes()))
                .putMetadata("compressedSize", Integer.toString(block.compressedBytes()))
                .putMetadata("rowSize", Integer.toString(block.rows()))
                .putMetadata("compression", block.compression())
                .putMetadata("encoding", block.encoding())
                .setPayload(payload)
                .build();
    }

    private void awaitReady() {
        long deadline = System.nanoTime() + slowClientTimeout.toNanos();
        synchronized (readiness) {
            while (!client.isReady()) {
                long leftMillis = (deadline - System.nanoTime()) / 1_000_000;
                if (client.isCancelled() || cancellation.isCancelled()) {
                    throw new QueryException(QueryErrorCode.QUERY_CANCELLATION, "the query was cancelled");
                }
                if (leftMillis <= 0 && !slowClientTimeout.isZero()) {
                    throw new QueryException(
                            QueryErrorCode.EXECUTION_TIMEOUT,
                            "the client did not read a block within " + slowClientTimeout.toMillis()
                                    + " ms (gantry.grpc.slowClient.timeoutMs)");
                }
                try {
                    readiness.wait(slowClientTimeout.isZero() ? 0 : Math.max(leftMillis, 1));
                } catch (InterruptedException stopping) {
                    Thread.currentThread().interrupt();
                    throw new QueryException(QueryErrorCode.BROKER_SHUTDOWN, "the broker is stopping; try again");
                }
            }
        }
    }

    private void wake() {
        synchronized (readiness) {
            readiness.notifyAll();
        }
    }

    /** The code as a number of its own, for clients that look for it; Pinot's see it in the description. */
    private static Metadata trailers(QueryException failure) {
        var trailers = new Metadata();
        trailers.put(ERROR_CODE, Integer.toString(failure.code().code()));
        return trailers;
    }

    private static Status status(QueryException failure) {
        Status status = switch (failure.code()) {
            case QUERY_CANCELLATION -> Status.CANCELLED;
            case EXECUTION_TIMEOUT -> Status.DEADLINE_EXCEEDED;
            case TOO_MANY_REQUESTS, BROKER_SHUTDOWN -> Status.UNAVAILABLE;
            case ACCESS_DENIED -> Status.PERMISSION_DENIED;
            case QUERY_VALIDATION -> Status.FAILED_PRECONDITION;
            case SQL_PARSING, TABLE_DOES_NOT_EXIST, QUERY_EXECUTION, INTERNAL -> Status.INTERNAL;
        };
        return status.withDescription("error " + failure.code().code() + ": " + failure.getMessage());
    }
}
