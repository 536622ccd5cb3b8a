// SPDX-License-Identifier: Apache-2.0
package io.gantry.broker.grpc;

import io.gantry.api.config.Settings;
import java.time.Duration;
import java.util.Map;
import org.slf4j.Logger;

/**
 * What {@code etc/io.gantry.broker.cfg} says of this transport.
 *
 * @param host {@code gantry.grpc.host}: the address to listen on, default 127.0.0.1
 * @param port {@code pinot.broker.grpc.port}: 0 takes any free port, default 8010
 * @param maxRequestBytes {@code gantry.grpc.request.maxBytes}: longest request, in bytes, default 4,194,304
 * @param maxCalls {@code gantry.grpc.calls.max}: calls that are answered at once, a thread each, default 512
 * @param maxCallsPerConnection {@code gantry.grpc.calls.perConnection}: of one connection, default 100
 * @param keepAlive {@code gantry.grpc.keepAliveMs}: how often a quiet connection is probed, in milliseconds, default
 *     300,000
 * @param maxConnectionAge {@code gantry.grpc.connection.maxAgeMs}: after which a connection is asked to go, calls under
 *     way finish; in milliseconds, 0 for never, default 0
 * @param slowClientTimeout {@code gantry.grpc.slowClient.timeoutMs}: how long a client may take to read one block, in
 *     milliseconds, 0 for ever, default 600,000
 * @param drain {@code gantry.grpc.drainMs}: how long calls under way may take to finish when the transport stops, in
 *     milliseconds, default 10,000
 */
record GrpcSettings(
        String host,
        int port,
        int maxRequestBytes,
        int maxCalls,
        int maxCallsPerConnection,
        Duration keepAlive,
        Duration maxConnectionAge,
        Duration slowClientTimeout,
        Duration drain) {
    static final String PID = "io.gantry.broker";
    static final String PORT_KEY = "pinot.broker.grpc.port";
    private static final Duration DAY = Duration.ofDays(1);

    static GrpcSettings read(Map<String, ?> properties, Logger log) {
        var settings = new Settings(PID, properties);
        var read = new GrpcSettings(
                settings.text("gantry.grpc.host").orElse("127.0.0.1"),
                settings.integer(PORT_KEY, 8010, 0, 65_535),
                settings.integer("gantry.grpc.request.maxBytes", 4 << 20, 1024, 1 << 30),
                settings.integer("gantry.grpc.calls.max", 512, 1, 100_000),
                settings.integer("gantry.grpc.calls.perConnection", 100, 1, 100_000),
                settings.millis("gantry.grpc.keepAliveMs", Duration.ofMinutes(5), DAY),
                settings.millis("gantry.grpc.connection.maxAgeMs", Duration.ZERO, DAY),
                settings.millis("gantry.grpc.slowClient.timeoutMs", Duration.ofMinutes(10), DAY),
                settings.millis("gantry.grpc.drainMs", Duration.ofSeconds(10), DAY));
        settings.tellUnknown(key -> key.startsWith("gantry.grpc.") || key.startsWith("pinot.broker.grpc"));
        settings.problems().forEach(log::error);
        return read;
    }
}
