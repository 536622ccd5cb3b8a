// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.compression.MalformedFrameException;
import java.nio.ByteBuffer;
import java.util.function.Supplier;
import java.util.zip.CRC32;

/**
 * A format that keeps all rules and can be broken one step at a time: a magic byte, the block's length, its checksum, how
 * many bytes follow, and these bytes: the block without the zeros at its end.
 */
final class StoredCompression implements Compression {
    static final byte MAGIC = 0x5a;
    static final int HEADER = 1 + 3 * Integer.BYTES;

    private final Supplier<Compressor> compressors;
    private final Supplier<Decompressor> decompressors;

    private StoredCompression(Supplier<Compressor> compressors, Supplier<Decompressor> decompressors) {
        this.compressors = compressors;
        this.decompressors = decompressors;
    }

    static StoredCompression sound() {
        return of(Writer::new, Reader::new);
    }

    static StoredCompression of(Supplier<Compressor> compressors, Supplier<Decompressor> decompressors) {
        return new StoredCompression(compressors, decompressors);
    }

    @Override
    public Compressor openCompressor() {
        return compressors.get();
    }

    @Override
    public Decompressor openDecompressor() {
        return decompressors.get();
    }

    private static int checksum(ByteBuffer bytes) {
        var crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }

    /** Writes frames, in steps that a broken one overrides. */
    static class Writer implements Compressor {
        boolean closed;

        @Override
        public int maxCompressedLength(int sourceBytes) {
            requireOpen();
            if (sourceBytes < 0 || sourceBytes > Integer.MAX_VALUE - HEADER) {
                throw new IllegalArgumentException("sourceBytes=" + sourceBytes);
            }
            return HEADER + sourceBytes;
        }

        @Override
        public void compress(ByteBuffer source, ByteBuffer target) {
            requireOpen();
            requireRoom(HEADER + source.remaining(), target);
            write(source.slice(), target);
        }

        void requireRoom(int needed, ByteBuffer target) {
            if (target.remaining() < needed) {
                throw new BufferTooSmallException(needed, target.remaining());
            }
        }

        void write(ByteBuffer block, ByteBuffer target) {
            ByteBuffer frame = target.slice();
            int stored = block.limit();
            while (stored > 0 && block.get(stored - 1) == 0) {
                stored--;
            }
            frame.put(magic())
                    .putInt(block.limit())
                    .putInt(checksum(block.slice()))
                    .putInt(stored);
            frame.put(block.slice().limit(stored));
            target.position(target.position() + frame.position());
        }

        byte magic() {
            return MAGIC;
        }

        void requireOpen() {
            if (closed) {
                throw new IllegalStateException("closed");
            }
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    /** Reads frames, in steps that a broken one overrides. */
    static class Reader implements Decompressor {
        boolean closed;

        @Override
        public int declaredLength(ByteBuffer frame) {
            requireOpen();
            return length(frame.slice());
        }

        @Override
        public void decompress(ByteBuffer frame, ByteBuffer target) {
            requireOpen();
            read(frame.slice(), target);
        }

        void read(ByteBuffer frame, ByteBuffer target) {
            int length = length(frame);
            requireRoom(length, target);
            int checksum = frame.getInt(1 + Integer.BYTES);
            ByteBuffer stored = frame.slice(HEADER, frame.limit() - HEADER);
            requireStored(stored, frame.getInt(1 + 2 * Integer.BYTES));
            ByteBuffer block = target.slice().limit(length);
            block.put(stored.slice().limit(Math.min(stored.limit(), length)));
            while (block.hasRemaining()) {
                block.put((byte) 0);
            }
            if (checksum(block.flip()) != checksum) {
                throw damaged();
            }
            target.position(target.position() + length);
        }

        int length(ByteBuffer frame) {
            requireMagic(frame);
            if (frame.limit() < HEADER) {
                throw new MalformedFrameException("STORED", frame.limit(), "cut off in its header");
            }
            int length = frame.getInt(1);
            if (length < 0) {
                throw new MalformedFrameException("STORED", 1, "negative length " + length);
            }
            return length;
        }

        void requireMagic(ByteBuffer frame) {
            if (frame.limit() == 0 || frame.get(0) != MAGIC) {
                throw new MalformedFrameException("STORED", 0, "no magic byte");
            }
        }

        void requireRoom(int length, ByteBuffer target) {
            if (target.remaining() < length) {
                throw new BufferTooSmallException(length, target.remaining());
            }
        }

        void requireStored(ByteBuffer stored, int length) {
            if (stored.limit() != length) {
                throw new MalformedFrameException(
                        "STORED", HEADER + stored.limit(), stored.limit() + " bytes, not " + length);
            }
        }

        RuntimeException damaged() {
            return new MalformedFrameException("STORED", 1 + Integer.BYTES, "checksum differs");
        }

        void requireOpen() {
            if (closed) {
                throw new IllegalStateException("closed");
            }
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
