// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import io.gantry.protocol.pinot.BrokerRequest;
import io.gantry.protocol.pinot.BrokerResponse;
import io.grpc.ClientCall;
import io.grpc.Metadata;
import io.grpc.Status;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * One call, read message by message. A message is asked for only when the one before it was taken, so that a slow reader
 * makes the broker wait instead of filling this process.
 */
final class BrokerCall implements AutoCloseable {
    /** A message, or the end of the call. */
    private record Event(
            @Nullable BrokerResponse message, @Nullable Status end) {}

    private final ClientCall<BrokerRequest, BrokerResponse> call;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private boolean ended;

    BrokerCall(ClientCall<BrokerRequest, BrokerResponse> call) {
        this.call = call;
    }

    void start(BrokerRequest request) {
        call.start(
                new ClientCall.Listener<>() {
                    @Override
                    public void onMessage(BrokerResponse message) {
                        events.add(new Event(message, null));
                    }

                    @Override
                    public void onClose(Status status, Metadata trailers) {
                        events.add(new Event(null, status));
                    }
                },
                new Metadata());
        call.sendMessage(request);
        call.halfClose();
    }

    /** The next message, or null at the end of a whole answer. */
    @Nullable
    BrokerResponse next() {
        if (ended) {
            return null;
        }
        call.request(1);
        Event event = take();
        Status end = event.end();
        if (end == null) {
            return event.message();
        }
        ended = true;
        if (!end.isOk()) {
            throw new ClientException(
                    ClientException.NO_CODE,
                    "the broker's answer broke off: " + end.getCode() + ": " + end.getDescription()
                            + (end.getCause() == null
                                    ? ""
                                    : " (" + end.getCause().getMessage() + ")")
                            + wayOut(end),
                    end.asRuntimeException());
        }
        return null;
    }

    private static String wayOut(Status end) {
        return end.getCode() == Status.Code.RESOURCE_EXHAUSTED
                ? "; ask for a smaller blockRowSize, or raise the connection's maxMessageBytes"
                : "";
    }

    private Event take() {
        try {
            return events.take();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            close();
            throw new ClientException(ClientException.NO_CODE, "interrupted while waiting for the broker", interrupted);
        }
    }

    @Override
    public void close() {
        if (!ended) {
            ended = true;
            call.cancel("the client closed the result", null);
        }
    }
}
