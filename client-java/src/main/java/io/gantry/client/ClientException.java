// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A statement was refused or failed, or a broker did not answer as it should. */
public final class ClientException extends QueryException {
    /** The number of failures that no broker gave a number to: no connection, a stream that broke, a malformed answer. */
    public static final int NO_CODE = -1;

    private static final long serialVersionUID = 1L;

    private final int errorCode;

    ClientException(int errorCode, String message, @Nullable Throwable cause) {
        super(code(errorCode), message, cause);
        this.errorCode = errorCode;
    }

    /**
     * The broker's error code as a number, also where {@link #code()} knows no name for it and says QUERY_EXECUTION.
     *
     * @return one of Pinot's codes, or {@link #NO_CODE}, which {@link #code()} calls INTERNAL
     */
    public int errorCode() {
        return errorCode;
    }

    private static QueryErrorCode code(int number) {
        return Arrays.stream(QueryErrorCode.values())
                .filter(code -> code.code() == number)
                .findFirst()
                .orElse(number == NO_CODE ? QueryErrorCode.INTERNAL : QueryErrorCode.QUERY_EXECUTION);
    }
}
