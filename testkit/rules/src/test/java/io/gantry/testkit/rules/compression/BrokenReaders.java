// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.MalformedFrameException;
import io.gantry.testkit.rules.compression.StoredCompression.Reader;
import java.nio.ByteBuffer;

/** Readers of stored frames with one fault each. */
final class BrokenReaders {
    private BrokenReaders() {}

    static final class FillsWholeArray extends Reader {
        @Override
        void read(ByteBuffer frame, ByteBuffer target) {
            ByteBuffer whole = target.duplicate().clear();
            while (whole.hasRemaining()) {
                whole.put((byte) 0);
            }
            super.read(frame, target);
        }
    }

    static final class BlamesFrame extends Reader {
        @Override
        void requireRoom(int length, ByteBuffer target) {
            if (target.remaining() < length) {
                throw new MalformedFrameException("STORED", 1, "too long");
            }
        }
    }

    static final class AcceptsCutFrame extends Reader {
        @Override
        void read(ByteBuffer frame, ByteBuffer target) {
            try {
                super.read(frame, target);
            } catch (MalformedFrameException e) {
                boolean cut = frame.limit() >= StoredCompression.HEADER
                        && frame.limit() - StoredCompression.HEADER < frame.getInt(9);
                if (!cut) {
                    throw e;
                }
            }
        }
    }

    static final class AcceptsMoreBytes extends Reader {
        @Override
        void requireStored(ByteBuffer stored, int length) {
            super.requireStored(stored.limit(Math.min(stored.limit(), Math.max(0, length))), length);
        }
    }

    static final class WildOffset extends Reader {
        @Override
        void requireStored(ByteBuffer stored, int length) {
            if (stored.limit() != length) {
                throw new MalformedFrameException("STORED", Long.MAX_VALUE, "cut off somewhere");
            }
        }
    }

    static final class MovesTarget extends Reader {
        @Override
        void read(ByteBuffer frame, ByteBuffer target) {
            int position = target.position();
            try {
                super.read(frame, target);
            } catch (MalformedFrameException e) {
                target.position(Math.min(target.limit(), position + 1));
                throw e;
            }
        }
    }

    static final class UnexpectedOnDamage extends Reader {
        @Override
        RuntimeException damaged() {
            return new ArrayIndexOutOfBoundsException(17);
        }
    }

    static final class Allocates extends Reader {
        private static final int MOST = 32 << 20;

        @Override
        void requireRoom(int length, ByteBuffer target) {
            byte[] block = new byte[Math.min(length, MOST)];
            super.requireRoom(Math.max(length, block.length), target);
        }
    }

    static final class UnexpectedOnNoise extends Reader {
        @Override
        void requireMagic(ByteBuffer frame) {
            if (frame.limit() > 0 && Integer.bitCount((frame.get(0) ^ StoredCompression.MAGIC) & 0xff) > 1) {
                throw new ArrayIndexOutOfBoundsException(17);
            }
            super.requireMagic(frame);
        }
    }

    static final class Poisoned extends Reader {
        private boolean failed;

        @Override
        void read(ByteBuffer frame, ByteBuffer target) {
            if (failed) {
                throw new MalformedFrameException("STORED", 0, "still failed");
            }
            failed = true;
            super.read(frame, target);
            failed = false;
        }
    }

    static final class WorksOn extends Reader {
        @Override
        void requireOpen() {}
    }
}
