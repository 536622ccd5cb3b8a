// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.gzip;

import io.gantry.api.compression.MalformedFrameException;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/** What stands behind the deflate data: checksum and length of the block. Buffers are little-endian. */
final class GzipTrailer {
    static final int BYTES = 2 * Integer.BYTES;

    private GzipTrailer() {}

    static void write(ByteBuffer frame, CRC32 crc, int length) {
        frame.putInt((int) crc.getValue()).putInt(length);
    }

    /** Moves the position behind the trailer, if it is that of the block. */
    static void check(String format, ByteBuffer frame, CRC32 crc, int length) {
        int at = frame.position();
        if (frame.remaining() < BYTES) {
            throw new MalformedFrameException(
                    format, frame.limit(), "cut off in the trailer, which has " + BYTES + " bytes");
        }
        int storedCrc = frame.getInt();
        if (storedCrc != (int) crc.getValue()) {
            throw new MalformedFrameException(
                    format,
                    at,
                    "checksum " + Integer.toHexString(storedCrc) + " is not " + Long.toHexString(crc.getValue()));
        }
        int storedLength = frame.getInt();
        if (storedLength != length) {
            throw new MalformedFrameException(
                    format,
                    at + Integer.BYTES,
                    "length " + Integer.toUnsignedString(storedLength) + " is not that of the content, which is "
                            + length);
        }
    }
}
