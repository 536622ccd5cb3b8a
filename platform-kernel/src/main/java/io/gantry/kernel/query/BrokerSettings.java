// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import io.gantry.api.config.Settings;
import io.gantry.api.query.EngineQuery;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;

/**
 * What {@code etc/io.gantry.broker.cfg} says of queries.
 *
 * @param defaultLimit {@code pinot.broker.default.query.limit}: rows of a SELECT without LIMIT, 0 or more, -1 for all;
 *     default 10
 * @param timeout {@code pinot.broker.timeoutMs}: time that the broker may work for a query, waiting for its client not
 *     counted, in milliseconds, 1 to 86,400,000; default 10,000
 * @param defaultBlockRows {@code gantry.broker.block.rows}: rows of a block where the client does not say, default
 *     10,000
 * @param maxBlockRows {@code gantry.broker.block.maxRows}: most rows of a block that a client may ask for, default
 *     1,000,000
 * @param maxBlockBytes {@code gantry.broker.block.maxBytes}: longest block before compression, in bytes, 1,024 to
 *     1,073,741,824; default 104,857,600
 * @param maxSqlChars {@code gantry.broker.sql.maxChars}: longest statement, in characters, default 1,000,000
 * @param maxRunning {@code gantry.broker.queries.max}: queries that run at once, default 4 for each processor
 * @param maxWaiting {@code gantry.broker.queue.max}: queries that wait for their turn, default 64
 * @param maxWait {@code gantry.broker.queue.timeoutMs}: how long a query waits for its turn, in milliseconds, default
 *     2,000
 * @param brokerId {@code Broker_HOST_PORT} of {@code pinot.broker.hostname} (localhost) and
 *     {@code pinot.broker.client.queryPort} (8099)
 */
record BrokerSettings(
        long defaultLimit,
        Duration timeout,
        int defaultBlockRows,
        int maxBlockRows,
        int maxBlockBytes,
        int maxSqlChars,
        int maxRunning,
        int maxWaiting,
        Duration maxWait,
        String brokerId) {
    static final String PID = "io.gantry.broker";
    /** Beginnings of keys that other parts read from the same file, each telling what it does not know. */
    private static final List<String> OF_OTHERS =
            List.of("gantry.swap.", "gantry.drain.", "gantry.grpc.", "pinot.broker.grpc");

    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

    static BrokerSettings read(Map<String, ?> properties, Logger log) {
        var settings = new Settings(PID, properties);
        int maxBlockRows = settings.integer("gantry.broker.block.maxRows", 1_000_000, 1, Integer.MAX_VALUE);
        var read = new BrokerSettings(
                settings.number("pinot.broker.default.query.limit", 10, EngineQuery.UNLIMITED, Long.MAX_VALUE),
                Duration.ofMillis(settings.number("pinot.broker.timeoutMs", 10_000, 1, 86_400_000)),
                Math.min(settings.integer("gantry.broker.block.rows", 10_000, 1, Integer.MAX_VALUE), maxBlockRows),
                maxBlockRows,
                settings.integer("gantry.broker.block.maxBytes", 100 << 20, 1024, 1 << 30),
                settings.integer("gantry.broker.sql.maxChars", 1_000_000, 1, Integer.MAX_VALUE),
                settings.integer("gantry.broker.queries.max", 4 * PROCESSORS, 1, 100_000),
                settings.integer("gantry.broker.queue.max", 64, 0, 1_000_000),
                settings.millis("gantry.broker.queue.timeoutMs", Duration.ofSeconds(2), Duration.ofMinutes(10)),
                "Broker_" + settings.text("pinot.broker.hostname").orElse("localhost") + "_"
                        + settings.integer("pinot.broker.client.queryPort", 8099, 0, 65_535));
        settings.tellUnknown(key -> OF_OTHERS.stream().noneMatch(key::startsWith));
        settings.problems().forEach(log::error);
        return read;
    }
}
