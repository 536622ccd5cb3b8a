// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import org.jspecify.annotations.Nullable;

/** A statement was refused or failed, or a broker did not answer as it should. */
public final class ClientException extends RuntimeException {
    /** The code of failures that no broker gave a code to: no connection, a stream that broke, a malformed answer. */
    public static final int NO_CODE = -1;

    private static final long serialVersionUID = 1L;

    private final int errorCode;

    ClientException(int errorCode, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.errorCode = errorCode;
    }

    /**
     * The broker's error code.
     *
     * @return one of Pinot's codes, or {@link #NO_CODE}
     */
    public int errorCode() {
        return errorCode;
    }
}
