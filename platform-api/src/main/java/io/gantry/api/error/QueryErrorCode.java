// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.error;

/** Why a query was refused or failed, with the code that Apache Pinot gives to the same. */
public enum QueryErrorCode {
    /** The statement does not parse, or is not one that a broker takes. */
    SQL_PARSING(150, false),
    /** The client may not do this. */
    ACCESS_DENIED(180, false),
    /** A table of the statement does not exist. */
    TABLE_DOES_NOT_EXIST(190, false),
    /** The engine failed while it ran the statement. */
    QUERY_EXECUTION(200, false),
    /** The query took longer than it may. */
    EXECUTION_TIMEOUT(250, false),
    /** The broker has as many queries as it may run; try again later, or elsewhere. */
    TOO_MANY_REQUESTS(429, true),
    /** Something is wrong with the broker itself. */
    INTERNAL(450, false),
    /** The query was cancelled, by its client or an operator. */
    QUERY_CANCELLATION(503, false),
    /** What the query used was replaced or shut down, and did not wait for it any longer; try again. */
    BROKER_SHUTDOWN(425, true),
    /** The request is understood and cannot be carried out: unknown encoding, block size out of bounds, unknown column. */
    QUERY_VALIDATION(700, false);

    private final int code;
    private final boolean retryable;

    QueryErrorCode(int code, boolean retryable) {
        this.code = code;
        this.retryable = retryable;
    }

    /**
     * The number on the wire.
     *
     * @return Pinot's {@code errorCode}
     */
    public int code() {
        return code;
    }

    /**
     * Whether the same request may succeed later or at another broker.
     *
     * @return true if the client may try again
     */
    public boolean retryable() {
        return retryable;
    }
}
