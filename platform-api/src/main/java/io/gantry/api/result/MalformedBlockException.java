// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import io.gantry.api.error.MalformedDataException;

/** An encoded block, or a schema block, does not follow its format. */
public final class MalformedBlockException extends MalformedDataException {
    private static final long serialVersionUID = 1L;

    /**
     * Reports a malformed block.
     *
     * @param format name of the encoding, or {@code schema}
     * @param offset in bytes from the start of the block
     * @param reason what is wrong, with the value and the bound
     */
    public MalformedBlockException(String format, long offset, String reason) {
        super(format, offset, reason);
    }
}
