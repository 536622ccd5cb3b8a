// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.snappy;

import java.nio.ByteBuffer;

/**
 * Where a Snappy block goes wrong. The library only says that it does, so a block that was refused is walked once more,
 * from element to element, without writing anything.
 *
 * @param offset in bytes from the start of the frame
 * @param reason what is wrong there
 */
record SnappyFault(long offset, String reason) {
    private static final int LITERAL = 0;
    private static final int COPY_NEAR = 1;
    private static final int COPY_MIDDLE = 2;
    private static final int LENGTH_IN_TAG = 60;

    /**
     * Finds the first fault.
     *
     * @param frame that was refused, from position 0 to its limit
     * @param start of the first element in the frame
     * @param length that the frame declares for its content
     */
    static SnappyFault locate(ByteBuffer frame, int start, int length) {
        return new Walk(frame, start, length).firstFault();
    }

    private static final class Walk {
        private final ByteBuffer frame;
        private final int end;
        private final int length;
        private int at;
        private long written;

        Walk(ByteBuffer frame, int start, int length) {
            this.frame = frame;
            this.end = frame.limit();
            this.length = length;
            this.at = start;
        }

        SnappyFault firstFault() {
            while (at < end) {
                int element = at;
                int tag = (int) number(1);
                int kind = tag & 3;
                int inTag = tag >>> 2;
                int extra = extraBytes(kind, inTag);
                if (extra > end - at) {
                    return new SnappyFault(end, "cut off in the element at offset " + element);
                }
                long number = number(extra);
                long run = runOf(kind, inTag, number);
                if (kind == LITERAL) {
                    if (run > end - at) {
                        return new SnappyFault(end, "cut off: " + run + " literals from offset " + at);
                    }
                    at += (int) run;
                } else {
                    long distance = kind == COPY_NEAR ? ((tag >>> 5) << 8) | number : number;
                    if (distance == 0 || distance > written) {
                        return new SnappyFault(
                                element, "copy from distance " + distance + " after " + written + " bytes of content");
                    }
                }
                written += run;
                if (written > length) {
                    return new SnappyFault(
                            element, "content of at least " + written + " bytes exceeds the declared " + length);
                }
            }
            return new SnappyFault(end, "cut off after " + written + " of " + length + " bytes of content");
        }

        private static int extraBytes(int kind, int inTag) {
            return switch (kind) {
                case LITERAL -> Math.max(0, inTag - LENGTH_IN_TAG + 1);
                case COPY_NEAR -> 1;
                case COPY_MIDDLE -> 2;
                default -> 4;
            };
        }

        private static long runOf(int kind, int inTag, long number) {
            return switch (kind) {
                case LITERAL -> (inTag < LENGTH_IN_TAG ? inTag : number) + 1;
                case COPY_NEAR -> (inTag & 7) + 4;
                default -> inTag + 1;
            };
        }

        /** A little-endian number. */
        private long number(int bytes) {
            long number = 0;
            for (int shift = 0; shift < bytes * Byte.SIZE; shift += Byte.SIZE) {
                number |= (frame.get(at++) & 0xffL) << shift;
            }
            return number;
        }
    }
}
