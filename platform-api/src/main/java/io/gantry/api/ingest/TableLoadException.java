// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.ingest;

import org.jspecify.annotations.Nullable;

/** A file could not be made into a table; the table is as it was. */
public final class TableLoadException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Reports a load that failed.
     *
     * @param message names file, place, reason and way out
     * @param cause what happened below, for the log; or null
     */
    public TableLoadException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
