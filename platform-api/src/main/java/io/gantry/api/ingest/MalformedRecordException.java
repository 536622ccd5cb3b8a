// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.ingest;

import io.gantry.api.error.MalformedDataException;

/** A stream's record cannot be decoded, or a value does not fit into its column. */
public final class MalformedRecordException extends MalformedDataException {
    private static final long serialVersionUID = 1L;

    /**
     * Reports a bad record.
     *
     * @param format name of the stream format
     * @param offset in bytes from the start of the record
     * @param reason what is wrong, with the value (bounded) and the bound
     */
    public MalformedRecordException(String format, long offset, String reason) {
        super(format, offset, reason);
    }
}
