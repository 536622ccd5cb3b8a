// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.gzip;

import io.gantry.api.compression.MalformedFrameException;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/** What stands in front of the deflate data: RFC 1952, section 2.3. Buffers are little-endian. */
final class GzipHeader {
    /** Length of a header without optional fields, as ours are. */
    static final int BYTES = 10;

    private static final int MAGIC = 0x8b1f;
    private static final int DEFLATE = 8;
    private static final byte UNKNOWN_SYSTEM = (byte) 0xff;

    private static final int HEADER_CRC = 0x02;
    private static final int EXTRA = 0x04;
    private static final int NAME = 0x08;
    private static final int COMMENT = 0x10;
    private static final int RESERVED = 0xe0;

    private GzipHeader() {}

    static void write(ByteBuffer frame) {
        frame.putShort((short) MAGIC).put((byte) DEFLATE).put((byte) 0);
        frame.putInt(0).put((byte) 0).put(UNKNOWN_SYSTEM);
    }

    /** Moves the position from the start of the frame behind the header. */
    static void skip(String format, ByteBuffer frame) {
        require(format, frame, BYTES);
        int magic = frame.getShort(0) & 0xffff;
        if (magic != MAGIC) {
            throw new MalformedFrameException(format, 0, "magic number " + Integer.toHexString(magic) + " is not 8b1f");
        }
        int method = frame.get(2) & 0xff;
        int flags = frame.get(3) & 0xff;
        if (method != DEFLATE) {
            throw new MalformedFrameException(format, 2, "compression method " + method + " is not 8");
        }
        if ((flags & RESERVED) != 0) {
            throw new MalformedFrameException(format, 3, "reserved flags are set: " + Integer.toHexString(flags));
        }
        frame.position(BYTES);
        skipOptional(format, frame, flags);
    }

    private static void skipOptional(String format, ByteBuffer frame, int flags) {
        if ((flags & EXTRA) != 0) {
            require(format, frame, Short.BYTES);
            int length = frame.getShort() & 0xffff;
            require(format, frame, length);
            frame.position(frame.position() + length);
        }
        if ((flags & NAME) != 0) {
            skipText(format, frame);
        }
        if ((flags & COMMENT) != 0) {
            skipText(format, frame);
        }
        if ((flags & HEADER_CRC) != 0) {
            checkCrc(format, frame);
        }
    }

    private static void skipText(String format, ByteBuffer frame) {
        do {
            require(format, frame, 1);
        } while (frame.get() != 0);
    }

    private static void checkCrc(String format, ByteBuffer frame) {
        int at = frame.position();
        require(format, frame, Short.BYTES);
        var crc = new CRC32();
        crc.update(frame.slice(0, at));
        int stored = frame.getShort() & 0xffff;
        int computed = (int) crc.getValue() & 0xffff;
        if (stored != computed) {
            throw new MalformedFrameException(
                    format,
                    at,
                    "header checksum " + Integer.toHexString(stored) + " is not " + Integer.toHexString(computed));
        }
    }

    private static void require(String format, ByteBuffer frame, int bytes) {
        if (frame.remaining() < bytes) {
            throw new MalformedFrameException(
                    format, frame.limit(), "cut off in the header, which goes on for " + bytes + " bytes or more");
        }
    }
}
