// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.shell;

import io.gantry.api.compression.MalformedFrameException;
import java.nio.ByteBuffer;

/** The length of a block in front of its frame: a big-endian 32-bit integer, as LZ4 and ZSTD have it. */
public final class LengthPrefix {
    /** Length of the prefix itself. */
    public static final int BYTES = Integer.BYTES;

    private LengthPrefix() {}

    /**
     * Reads the prefix.
     *
     * @param format name of the compression, for errors
     * @param frame from position 0 to its limit, big-endian; its position is left as it is
     * @return length of the block in bytes, 0 or more; not to be believed without a bound
     * @throws MalformedFrameException if it is cut off or negative
     */
    public static int read(String format, ByteBuffer frame) {
        if (frame.limit() < BYTES) {
            throw new MalformedFrameException(
                    format, frame.limit(), "cut off in the length, which has " + BYTES + " bytes");
        }
        int length = frame.getInt(0);
        if (length < 0) {
            throw new MalformedFrameException(
                    format, 0, "length " + Integer.toUnsignedString(length) + " exceeds " + Integer.MAX_VALUE);
        }
        return length;
    }
}
