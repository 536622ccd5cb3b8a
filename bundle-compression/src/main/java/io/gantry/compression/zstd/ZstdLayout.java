// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.zstd;

import io.gantry.api.compression.MalformedFrameException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Where the parts of a Zstandard frame lie, by the headers of frame and blocks alone. The library decodes frames one
 * after the other, skippable ones among them, and says of a fault only that there is one; this finds out beforehand
 * whether the bytes are exactly one frame, and where they end if they are not.
 *
 * @param firstBlock offset of the first block
 * @param checksum offset of the checksum, or of the frame's end if it has none
 */
record ZstdLayout(int firstBlock, int checksum) {
    private static final int MAGIC = 0xfd2fb528;
    private static final int[] DICTIONARY_ID_BYTES = {0, 1, 2, 4};
    private static final int[] CONTENT_SIZE_BYTES = {0, 2, 4, 8};
    private static final int SINGLE_SEGMENT = 0x20;
    private static final int CHECKSUM = 0x04;
    private static final int BLOCK_HEADER_BYTES = 3;
    private static final int RLE_BLOCK = 1;

    /**
     * Walks over the headers.
     *
     * @param format name of the compression, for errors
     * @param frame from position 0 to its limit
     * @param start of the Zstandard frame in it
     * @param length that the content is said to have
     * @throws MalformedFrameException if the bytes are not exactly one frame of that length
     */
    static ZstdLayout of(String format, ByteBuffer frame, int start, int length) {
        return new Walk(format, frame.duplicate().order(ByteOrder.LITTLE_ENDIAN), start).layout(length);
    }

    /** The best that can be said of the place of a fault that the library found. */
    int offsetOf(boolean checksumFault) {
        return checksumFault ? checksum : firstBlock;
    }

    private static final class Walk {
        private final String format;
        private final ByteBuffer frame;
        private int at;

        Walk(String format, ByteBuffer frame, int start) {
            this.format = format;
            this.frame = frame;
            this.at = start;
        }

        ZstdLayout layout(int length) {
            int magic = frame.getInt(skip(Integer.BYTES, "magic number"));
            if (magic != MAGIC) {
                throw malformed(
                        at - Integer.BYTES, "magic number " + Integer.toHexString(magic) + " is not that of a frame");
            }
            int descriptor = frame.get(skip(1, "frame header"));
            header(descriptor, length);
            int firstBlock = at;
            boolean last = false;
            while (!last) {
                last = block();
            }
            int checksum = at;
            if ((descriptor & CHECKSUM) != 0) {
                skip(Integer.BYTES, "checksum");
            }
            if (at < frame.limit()) {
                throw malformed(at, (frame.limit() - at) + " bytes behind the end of the frame");
            }
            return new ZstdLayout(firstBlock, checksum);
        }

        private void header(int descriptor, int length) {
            boolean single = (descriptor & SINGLE_SEGMENT) != 0;
            if (!single) {
                skip(1, "frame header");
            }
            skip(DICTIONARY_ID_BYTES[descriptor & 3], "frame header");
            int flag = descriptor >>> 6 & 3;
            int bytes = flag == 0 && single ? 1 : CONTENT_SIZE_BYTES[flag];
            int field = skip(bytes, "frame header");
            long size = switch (bytes) {
                case 0 -> length;
                case 1 -> frame.get(field) & 0xff;
                case 2 -> (frame.getShort(field) & 0xffff) + 256;
                case 4 -> frame.getInt(field) & 0xffff_ffffL;
                default -> frame.getLong(field);
            };
            if (size != length) {
                throw malformed(
                        field, "content size " + Long.toUnsignedString(size) + " is not the declared " + length);
            }
        }

        /** Skips one block; true if it is the last. */
        private boolean block() {
            int field = skip(BLOCK_HEADER_BYTES, "block header");
            int header = (frame.getShort(field) & 0xffff) | ((frame.get(field + 2) & 0xff) << 16);
            int type = header >>> 1 & 3;
            skip(type == RLE_BLOCK ? 1 : header >>> 3, "block");
            return (header & 1) != 0;
        }

        private int skip(int bytes, String what) {
            if (bytes > frame.limit() - at) {
                throw malformed(frame.limit(), "cut off in a " + what + " of " + bytes + " bytes at offset " + at);
            }
            at += bytes;
            return at - bytes;
        }

        private MalformedFrameException malformed(int offset, String reason) {
            return new MalformedFrameException(format, offset, reason);
        }
    }
}
