// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.testkit.rules.compression.StoredCompression.Writer;
import java.nio.ByteBuffer;

/** Writers of stored frames with one fault each. */
final class BrokenWriters {
    private BrokenWriters() {}

    static final class LosesByte extends Writer {
        @Override
        void write(ByteBuffer block, ByteBuffer target) {
            super.write(block.limit() == 255 ? block.limit(254) : block, target);
        }
    }

    static final class NeedsArray extends Writer {
        @Override
        public void compress(ByteBuffer source, ByteBuffer target) {
            source.array();
            super.compress(source, target);
        }
    }

    static final class MovesSource extends Writer {
        @Override
        public void compress(ByteBuffer source, ByteBuffer target) {
            super.compress(source, target);
            source.position(source.limit());
        }
    }

    static final class WritesBehindLimit extends Writer {
        @Override
        void write(ByteBuffer block, ByteBuffer target) {
            super.write(block, target);
            if (target.limit() < target.capacity()) {
                target.duplicate().clear().put(target.limit(), (byte) 0);
            }
        }
    }

    static final class PromisesTooFew extends Writer {
        @Override
        public int maxCompressedLength(int sourceBytes) {
            return super.maxCompressedLength(sourceBytes) - 1;
        }
    }

    static final class TakesNegativeLength extends Writer {
        @Override
        public int maxCompressedLength(int sourceBytes) {
            return super.maxCompressedLength(Math.max(0, sourceBytes));
        }
    }

    static final class IllegalRoom extends Writer {
        @Override
        void requireRoom(int needed, ByteBuffer target) {
            if (target.remaining() < needed) {
                throw new IllegalArgumentException("too little room");
            }
        }
    }

    static final class WritesBeforeChecking extends Writer {
        @Override
        void requireRoom(int needed, ByteBuffer target) {
            if (target.hasRemaining()) {
                target.put(target.position(), (byte) 0);
            }
            super.requireRoom(needed, target);
        }
    }

    static final class AsksForLess extends Writer {
        @Override
        void requireRoom(int needed, ByteBuffer target) {
            if (target.remaining() < needed) {
                super.requireRoom(target.remaining() + 1, target);
            }
        }
    }

    static final class KeepsBlock extends Writer {
        private ByteBuffer kept = ByteBuffer.allocate(0);

        @Override
        void write(ByteBuffer block, ByteBuffer target) {
            boolean other = kept.limit() > 0 && kept.limit() < block.limit();
            super.write(other ? kept : block.slice(), target);
            kept = ByteBuffer.allocate(block.limit()).put(block.slice()).flip();
        }
    }

    static final class ClosesOnce extends Writer {
        @Override
        public void close() {
            requireOpen();
            super.close();
        }
    }
}
