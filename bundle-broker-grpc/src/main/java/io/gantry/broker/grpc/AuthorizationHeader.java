// SPDX-License-Identifier: Apache-2.0
package io.gantry.broker.grpc;

import io.grpc.Context;
import io.grpc.Contexts;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import java.util.Map;

/** Carries the call's {@code authorization} header to the service; Pinot's own clients put it into the request. */
final class AuthorizationHeader implements ServerInterceptor {
    static final String NAME = "authorization";
    private static final Metadata.Key<String> HEADER = Metadata.Key.of(NAME, Metadata.ASCII_STRING_MARSHALLER);
    private static final Context.Key<String> CONTEXT = Context.key(NAME);

    static Map<String, String> current() {
        String value = CONTEXT.get();
        return value == null ? Map.of() : Map.of(NAME, value);
    }

    @Override
    public <Q, A> ServerCall.Listener<Q> interceptCall(
            ServerCall<Q, A> call, Metadata headers, ServerCallHandler<Q, A> next) {
        String value = headers.get(HEADER);
        return value == null
                ? next.startCall(call, headers)
                : Contexts.interceptCall(Context.current().withValue(CONTEXT, value), call, headers, next);
    }
}
