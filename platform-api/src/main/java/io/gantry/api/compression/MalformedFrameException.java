// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.compression;

import io.gantry.api.error.MalformedDataException;

/** A compressed frame is cut off, damaged or too long. */
public final class MalformedFrameException extends MalformedDataException {
    private static final long serialVersionUID = 1L;

    /**
     * Reports a malformed frame.
     *
     * @param format name of the compression
     * @param offset in bytes from the start of the frame
     * @param reason what is wrong, with the value and the bound
     */
    public MalformedFrameException(String format, long offset, String reason) {
        super(format, offset, reason);
    }
}
