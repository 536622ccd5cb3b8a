// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.error;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A query was refused or failed; the message is meant for the one who sent it. */
public class QueryException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final QueryErrorCode code;

    /**
     * A failure with nothing behind it.
     *
     * @param code why
     * @param message names the thing, the value and the way out
     */
    public QueryException(QueryErrorCode code, String message) {
        this(code, message, null);
    }

    /**
     * A failure that something else caused.
     *
     * @param code why
     * @param message names the thing, the value and the way out
     * @param cause what happened below, for the log; or null
     */
    public QueryException(QueryErrorCode code, String message, @Nullable Throwable cause) {
        super(Objects.requireNonNull(message, "message"), cause);
        this.code = Objects.requireNonNull(code, "code");
    }

    /**
     * Why the query failed.
     *
     * @return the code
     */
    public QueryErrorCode code() {
        return code;
    }
}
