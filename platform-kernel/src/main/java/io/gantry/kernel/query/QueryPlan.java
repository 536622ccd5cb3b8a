// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import io.gantry.api.broker.QueryRequest;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import java.time.Duration;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a request asks for, checked and with defaults filled in. A {@code SET} in the statement wins over the request's
 * metadata; names compare without case.
 *
 * @param sql one statement
 * @param encoding as the request spelled it
 * @param compression as the request spelled it
 * @param blockRows rows of each block
 * @param timeout for which the broker may work
 * @param options all query options
 */
record QueryPlan(
        String sql, String encoding, String compression, int blockRows, Duration timeout, Map<String, String> options) {
    private static final long LONGEST_TIMEOUT_MS = 86_400_000;

    static QueryPlan of(QueryRequest request, BrokerSettings settings) {
        if (request.sql().length() > settings.maxSqlChars()) {
            throw invalid("the statement has " + request.sql().length() + " characters, more than "
                    + settings.maxSqlChars() + " (gantry.broker.sql.maxChars)");
        }
        Statement statement = Statement.parse(request.sql());
        if (statement.sql().isBlank()) {
            throw new QueryException(QueryErrorCode.SQL_PARSING, "the statement is empty");
        }
        var options = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        options.putAll(request.metadata());
        options.putAll(statement.options());
        options.remove("authorization");
        return new QueryPlan(
                statement.sql(),
                options.getOrDefault("encoding", "JSON").strip(),
                options.getOrDefault("compression", "ZSTD").strip(),
                (int) number(
                        options,
                        "blockRowSize",
                        settings.defaultBlockRows(),
                        settings.maxBlockRows(),
                        "gantry.broker.block.maxRows"),
                Duration.ofMillis(
                        number(options, "timeoutMs", settings.timeout().toMillis(), LONGEST_TIMEOUT_MS, "one day")),
                Collections.unmodifiableMap(options));
    }

    private static long number(Map<String, String> options, String name, long standard, long max, String bound) {
        String text = options.get(name);
        if (text == null) {
            return standard;
        }
        try {
            long value = Long.parseLong(text.strip());
            if (value >= 1 && value <= max) {
                return value;
            }
        } catch (NumberFormatException notANumber) {
            // told below, together with numbers that are out of bounds
        }
        String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
        throw invalid(
                String.format(Locale.ROOT, "%s=%s is not a whole number from 1 to %d (%s)", name, shown, max, bound));
    }

    private static QueryException invalid(String message) {
        return new QueryException(QueryErrorCode.QUERY_VALIDATION, message);
    }
}
