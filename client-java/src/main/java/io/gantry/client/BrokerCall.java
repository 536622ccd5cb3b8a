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
 * One call, read message by message. The next message is asked for when one is taken, so that it arrives while the one
 * before it is decoded; a slow reader makes the broker wait instead of filling this process.
 */
final class BrokerCall implements AutoCloseable {
    /** Where Gantry's broker puts its error code when an answer breaks off; Pinot's puts none. */
    private static final Metadata.Key<String> ERROR_CODE =
            Metadata.Key.of("gantry-error-code", Metadata.ASCII_STRING_MARSHALLER);

    /** A message, or the end of the call. */
    private record Event(@Nullable BrokerResponse message, Status end, int errorCode) {}

    private final ClientCall<BrokerRequest, BrokerResponse> call;
    private final String broker;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private int requestBytes;
    private boolean answered;
    private boolean ended;

    BrokerCall(ClientCall<BrokerRequest, BrokerResponse> call, String broker) {
        this.call = call;
        this.broker = broker;
    }

    void start(BrokerRequest request) {
        requestBytes = request.getSerializedSize();
        call.start(
                new ClientCall.Listener<>() {
                    @Override
                    public void onMessage(BrokerResponse message) {
                        events.add(new Event(message, Status.OK, ClientException.NO_CODE));
                    }

                    @Override
                    public void onClose(Status status, Metadata trailers) {
                        events.add(new Event(null, status, errorCode(trailers)));
                    }
                },
                new Metadata());
        call.sendMessage(request);
        call.halfClose();
        call.request(1);
    }

    /** The next message, or null at the end of a whole answer. Not to be called after that, or after a failure. */
    @Nullable
    BrokerResponse next() {
        Event event = take();
        BrokerResponse message = event.message();
        if (message != null) {
            answered = true;
            call.request(1);
            return message;
        }
        ended = true;
        if (!event.end().isOk()) {
            throw failure(event);
        }
        return null;
    }

    private ClientException failure(Event event) {
        Status end = event.end();
        var message = new StringBuilder(
                answered ? "the answer of " + broker + " broke off: " : "no answer from " + broker + ": ");
        message.append(end.getCode());
        if (end.getDescription() != null) {
            message.append(": ").append(end.getDescription());
        }
        if (end.getCause() != null) {
            message.append(" (").append(end.getCause().getMessage()).append(')');
        }
        if (end.getCode() == Status.Code.RESOURCE_EXHAUSTED) {
            message.append(
                    answered
                            ? "; ask for a smaller blockRowSize, or raise the connection's maxMessageBytes"
                            : "; a request of " + requestBytes
                                    + " bytes may be longer than the broker's gantry.grpc.request.maxBytes allows");
        }
        return new ClientException(event.errorCode(), message.toString(), end.asRuntimeException());
    }

    private static int errorCode(Metadata trailers) {
        String code = trailers.get(ERROR_CODE);
        try {
            return code == null ? ClientException.NO_CODE : Integer.parseInt(code);
        } catch (NumberFormatException notOurs) {
            return ClientException.NO_CODE;
        }
    }

    private Event take() {
        try {
            return events.take();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
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
