// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.snappy;

import io.gantry.api.compression.MalformedFrameException;
import java.nio.ByteBuffer;

/**
 * The length in front of a Snappy block: 7 bits a byte, the lowest first, the top bit set on all bytes but the last.
 *
 * @param value length of the content in bytes, 0 to {@link Integer#MAX_VALUE}
 * @param end offset of the first byte behind it
 */
record SnappyLength(int value, int end) {
    private static final int MAX_BYTES = 5;

    static SnappyLength read(String format, ByteBuffer frame) {
        long value = 0;
        for (int at = 0; at < MAX_BYTES; at++) {
            if (at == frame.limit()) {
                throw new MalformedFrameException(format, at, "cut off in the length");
            }
            int next = frame.get(at);
            value |= (long) (next & 0x7f) << (7 * at);
            if (value > Integer.MAX_VALUE) {
                throw new MalformedFrameException(format, 0, "length " + value + " exceeds " + Integer.MAX_VALUE);
            }
            if (next >= 0) {
                return new SnappyLength((int) value, at + 1);
            }
        }
        throw new MalformedFrameException(format, MAX_BYTES, "length of more than " + MAX_BYTES + " bytes");
    }
}
