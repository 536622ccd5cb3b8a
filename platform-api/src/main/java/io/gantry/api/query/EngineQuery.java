// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.query;

import java.util.Map;
import java.util.Objects;

/**
 * One statement for an engine to run.
 *
 * @param sql one statement, that the engine's {@link QueryEngine#analyze} took
 * @param batchRows rows of each batch but the last, 1 or more
 * @param rowLimit most rows to answer, or {@link #UNLIMITED}; the engine should stop work once it has them
 * @param options query options by name, as the client gave them; unknown ones are ignored
 */
public record EngineQuery(String sql, int batchRows, long rowLimit, Map<String, String> options) {
    /** No limit on rows. */
    public static final long UNLIMITED = -1;

    // Checks the bounds.
    public EngineQuery {
        Objects.requireNonNull(sql, "sql");
        if (batchRows < 1) {
            throw new IllegalArgumentException("batchRows=" + batchRows + " is not positive");
        }
        if (rowLimit < UNLIMITED) {
            throw new IllegalArgumentException("rowLimit=" + rowLimit + " is neither a limit nor -1");
        }
        options = Map.copyOf(options);
    }
}
