// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.DecodedBlock;
import io.gantry.testkit.rules.encoding.StoredCodec.Reader;
import java.nio.ByteBuffer;
import java.util.List;

/** Readers of stored blocks with one fault each. */
final class BrokenReaders {
    private BrokenReaders() {}

    static final class NeedsArray extends Reader {
        @Override
        public DecodedBlock decode(ByteBuffer source, int rowCount) {
            return super.decode(ByteBuffer.wrap(source.array(), source.position(), source.remaining()), rowCount);
        }
    }

    static final class MovesPosition extends Reader {
        @Override
        public DecodedBlock decode(ByteBuffer source, int rowCount) {
            DecodedBlock block = super.decode(source, rowCount);
            source.position(source.limit());
            return block;
        }
    }

    static final class AcceptsCutBlock extends Reader {
        @Override
        void requireLength(int length, int declared) {
            // A byte is missing at the end, no more.
            if (length != declared - 1) {
                super.requireLength(length, declared);
            }
        }

        @Override
        RuntimeException damaged() {
            return malformed(12, "checksum");
        }
    }

    static final class AcceptsMoreBytes extends Reader {
        @Override
        void requireLength(int length, int declared) {
            if (declared < 0 || length < declared) {
                super.requireLength(length, declared);
            }
        }
    }

    static final class IgnoresRowCount extends Reader {
        @Override
        void requireRows(int expected, int declared) {}
    }

    static final class WildOffset extends Reader {
        @Override
        void requireLength(int length, int declared) {
            if (length == declared - 1) {
                throw malformed(Long.MAX_VALUE, "cut off");
            }
            super.requireLength(length, declared);
        }
    }

    static final class UnexpectedOnFlip extends Reader {
        @Override
        void requireMagic(int magic) {
            if (Integer.bitCount(magic ^ StoredCodec.MAGIC) == 1) {
                throw new ArrayIndexOutOfBoundsException(17);
            }
            super.requireMagic(magic);
        }
    }

    static final class UnexpectedOnNoise extends Reader {
        @Override
        void requireMagic(int magic) {
            if (Integer.bitCount(magic ^ StoredCodec.MAGIC) > 1) {
                throw new ArrayIndexOutOfBoundsException(17);
            }
            super.requireMagic(magic);
        }
    }

    static final class IgnoresBounds extends Reader {
        @Override
        void requireBounds(int blockBytes, int rowCount) {}
    }

    static final class AllocatesDeclaredRows extends Reader {
        private byte[] scratch = new byte[0];

        @Override
        void requireLength(int length, int declared) {
            if (declared > length) {
                scratch = new byte[Math.min(declared, 32 << 20)];
            }
            super.requireLength(length, declared + scratch.length - scratch.length);
        }
    }

    static final class Poisoned extends Reader {
        private boolean failed;

        @Override
        public DecodedBlock decode(ByteBuffer source, int rowCount) {
            if (failed) {
                throw malformed(0, "still failed");
            }
            failed = true;
            DecodedBlock block = super.decode(source, rowCount);
            failed = false;
            return block;
        }
    }

    static final class ClosesOnce extends Reader {
        @Override
        public void close() {
            requireOpen();
            super.close();
        }
    }

    static final class WorksOn extends Reader {
        @Override
        void requireOpen() {}
    }

    static final class AnswersForOtherTypes extends Reader {
        @Override
        DecodedBlock block(List<List<Object>> rows) {
            return new StoredBlock(schema, rows) {
                @Override
                public long longValue(int row, int column) {
                    return value(row, column) instanceof Number number ? number.longValue() : 0;
                }
            };
        }
    }

    static final class WrongText extends Reader {
        @Override
        DecodedBlock block(List<List<Object>> rows) {
            return new StoredBlock(schema, rows) {
                @Override
                public String text(int row, int column) {
                    String text = super.text(row, column);
                    return text == null ? null : text.trim();
                }
            };
        }
    }

    static final class AnswersForOtherRows extends Reader {
        @Override
        DecodedBlock block(List<List<Object>> rows) {
            return new StoredBlock(schema, rows) {
                @Override
                public Object value(int row, int column) {
                    return row < rowCount() ? super.value(row, column) : null;
                }
            };
        }
    }
}
