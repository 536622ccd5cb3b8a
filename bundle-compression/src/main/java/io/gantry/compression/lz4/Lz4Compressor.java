// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.lz4;

import io.gantry.compression.shell.CheckedCompressor;
import io.gantry.compression.shell.LengthPrefix;
import io.gantry.compression.shell.Scratch;
import java.nio.ByteBuffer;
import net.jpountz.lz4.LZ4Compressor;
import net.jpountz.lz4.LZ4JNIFastResetCompressor;
import net.jpountz.lz4.LZ4JNIHCFastResetCompressor;

/** Writes a length and an LZ4 block; both ways to search share it. */
final class Lz4Compressor extends CheckedCompressor {
    /** {@code LZ4_MAX_INPUT_SIZE}. */
    private static final int MAX_SOURCE_BYTES = 0x7e000000;

    private final Scratch scratch = new Scratch();
    private final LZ4Compressor search;
    private final Runnable release;

    private Lz4Compressor(LZ4Compressor search, Runnable release) {
        this.search = search;
        this.release = release;
    }

    static Lz4Compressor fast() {
        if (!Lz4Library.NATIVE) {
            return new Lz4Compressor(Lz4Library.FACTORY.fastCompressor(), () -> {});
        }
        LZ4JNIFastResetCompressor reused = Lz4Library.FACTORY.fastResetCompressor();
        return new Lz4Compressor(reused, reused::close);
    }

    static Lz4Compressor high() {
        if (!Lz4Library.NATIVE) {
            return new Lz4Compressor(Lz4Library.FACTORY.highCompressor(), () -> {});
        }
        LZ4JNIHCFastResetCompressor reused = Lz4Library.FACTORY.highFastResetCompressor();
        return new Lz4Compressor(reused, reused::close);
    }

    @Override
    protected long bound(int sourceBytes) {
        // LZ4_compressBound, which is not defined for longer blocks.
        return sourceBytes > MAX_SOURCE_BYTES
                ? Long.MAX_VALUE
                : LengthPrefix.BYTES + sourceBytes + sourceBytes / 255 + 16L;
    }

    @Override
    protected void write(ByteBuffer block, ByteBuffer frame) {
        ByteBuffer source = scratch.readable(block);
        frame.putInt(block.limit());
        int length = search.compress(source, 0, source.limit(), frame, LengthPrefix.BYTES, frame.remaining());
        frame.position(LengthPrefix.BYTES + length);
    }

    @Override
    protected void release() {
        release.run();
    }
}
