// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.error;

import java.util.Objects;

/** Bytes from outside do not follow their format. Says which format, where and why; nothing was allocated for them. */
public abstract class MalformedDataException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String format;
    private final long offset;
    private final String reason;

    /**
     * Reports malformed bytes.
     *
     * @param format name of the format, for instance {@code ZSTD}
     * @param offset in bytes from the first byte of the data, where the fault was noticed
     * @param reason what is wrong, with the value and the bound
     */
    protected MalformedDataException(String format, long offset, String reason) {
        super("malformed " + format + " at offset " + offset + ": " + reason);
        this.format = Objects.requireNonNull(format, "format");
        this.offset = offset;
        this.reason = Objects.requireNonNull(reason, "reason");
    }

    /**
     * Which format was being read.
     *
     * @return its name
     */
    public final String format() {
        return format;
    }

    /**
     * Where the fault was noticed.
     *
     * @return bytes from the start of the data
     */
    public final long offset() {
        return offset;
    }

    /**
     * What is wrong.
     *
     * @return one line
     */
    public final String reason() {
        return reason;
    }
}
