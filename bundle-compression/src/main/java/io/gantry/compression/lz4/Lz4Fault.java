// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.lz4;

import java.nio.ByteBuffer;

/**
 * Where an LZ4 block goes wrong. The library only says that it does, so a block that was refused is walked once more,
 * from sequence to sequence, without writing anything.
 *
 * @param offset in bytes from the start of the frame
 * @param reason what is wrong there
 */
record Lz4Fault(long offset, String reason) {
    private static final int MIN_MATCH = 4;
    private static final int LONG_RUN = 15;

    /**
     * Finds the first fault.
     *
     * @param frame that was refused, from position 0 to its limit
     * @param start of the block in the frame
     * @param length that the frame declares for the block's content
     */
    static Lz4Fault locate(ByteBuffer frame, int start, int length) {
        return new Walk(frame, start, length).firstFault();
    }

    /** One walk over the sequences: a token, literals, then a match, except for the last. */
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

        Lz4Fault firstFault() {
            while (at < end) {
                int sequence = at;
                int token = next();
                long literals = run(token >>> 4);
                if (literals > end - at) {
                    return new Lz4Fault(end, "cut off: " + literals + " literals from offset " + at);
                }
                at += (int) literals;
                written += literals;
                if (written > length) {
                    return tooLong(sequence);
                }
                if (at == end && written == length) {
                    return new Lz4Fault(sequence, "last sequence is not one that may end a block");
                }
                if (end - at < Short.BYTES) {
                    break;
                }
                int distance = next() | (next() << 8);
                if (distance == 0 || distance > written) {
                    return new Lz4Fault(
                            at - Short.BYTES,
                            "match at distance " + distance + " after " + written + " bytes of content");
                }
                written += run(token & LONG_RUN) + MIN_MATCH;
                if (written > length) {
                    return tooLong(sequence);
                }
            }
            return new Lz4Fault(end, "cut off after " + written + " of " + length + " bytes of content");
        }

        private Lz4Fault tooLong(int sequence) {
            return new Lz4Fault(sequence, "content of at least " + written + " bytes exceeds the declared " + length);
        }

        /** A length of 4 bits, continued in bytes as long as these are 255. */
        private long run(int first) {
            long run = first;
            if (first == LONG_RUN) {
                int more = 255;
                while (more == 255 && at < end) {
                    more = next();
                    run += more;
                }
            }
            return run;
        }

        private int next() {
            return frame.get(at++) & 0xff;
        }
    }
}
