// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.broker;

import io.gantry.api.security.Credentials;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * One query, as a transport received it.
 *
 * @param sql the statement, Pinot's leading {@code SET name=value;} included
 * @param metadata {@code encoding}, {@code compression}, {@code blockRowSize} and query options, as the client gave them
 * @param credentials what the client sent to say who it is
 * @param timeRemaining until the transport's own deadline, if it has one
 */
public record QueryRequest(
        String sql, Map<String, String> metadata, Credentials credentials, Optional<Duration> timeRemaining) {
    // Checks that nothing is missing.
    public QueryRequest {
        Objects.requireNonNull(sql, "sql");
        metadata = Map.copyOf(metadata);
        Objects.requireNonNull(credentials, "credentials");
        Objects.requireNonNull(timeRemaining, "timeRemaining");
    }
}
