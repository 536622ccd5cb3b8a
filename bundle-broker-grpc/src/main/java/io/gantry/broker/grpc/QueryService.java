// SPDX-License-Identifier: Apache-2.0
package io.gantry.broker.grpc;

import io.gantry.api.broker.Broker;
import io.gantry.api.broker.QueryRequest;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.security.Credentials;
import io.gantry.protocol.pinot.BrokerRequest;
import io.gantry.protocol.pinot.BrokerResponse;
import io.gantry.protocol.pinot.PinotQueryBrokerGrpc;
import io.grpc.Context;
import io.grpc.Deadline;
import io.grpc.stub.ServerCallStreamObserver;
import io.grpc.stub.StreamObserver;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/** Takes calls from gRPC's network threads and gives each a thread of its own. */
final class QueryService extends PinotQueryBrokerGrpc.PinotQueryBrokerImplBase {
    private final Broker broker;
    private final Executor threads;
    private final GrpcSettings settings;
    private final Set<QueryCall> calls = ConcurrentHashMap.newKeySet();

    QueryService(Broker broker, Executor threads, GrpcSettings settings) {
        this.broker = broker;
        this.threads = threads;
        this.settings = settings;
    }

    int callsInFlight() {
        return calls.size();
    }

    void cancelAll() {
        calls.forEach(QueryCall::cancel);
    }

    @Override
    public void submit(BrokerRequest request, StreamObserver<BrokerResponse> observer) {
        var client = (ServerCallStreamObserver<BrokerResponse>) observer;
        var call = new QueryCall(broker, query(request), client, settings.slowClientTimeout());
        calls.add(call);
        try {
            threads.execute(() -> {
                try {
                    call.run();
                } finally {
                    calls.remove(call);
                }
            });
        } catch (RejectedExecutionException full) {
            calls.remove(call);
            call.refuse(new QueryException(
                    QueryErrorCode.TOO_MANY_REQUESTS,
                    settings.maxCalls() + " calls are being answered (gantry.grpc.calls.max); try again later"));
        }
    }

    private static QueryRequest query(BrokerRequest request) {
        Map<String, String> credentials = new HashMap<>(AuthorizationHeader.current());
        String authorization = request.getMetadataMap().get(AuthorizationHeader.NAME);
        if (authorization != null) {
            credentials.put(AuthorizationHeader.NAME, authorization);
        }
        Deadline deadline = Context.current().getDeadline();
        return new QueryRequest(
                request.getSql(),
                request.getMetadataMap(),
                new Credentials(credentials),
                Optional.ofNullable(deadline)
                        .map(until -> Duration.ofNanos(until.timeRemaining(TimeUnit.NANOSECONDS))));
    }
}
