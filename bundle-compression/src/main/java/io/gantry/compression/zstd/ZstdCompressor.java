// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.zstd;

import com.github.luben.zstd.EndDirective;
import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdCompressCtx;
import io.gantry.compression.shell.CheckedCompressor;
import io.gantry.compression.shell.LengthPrefix;
import io.gantry.compression.shell.Scratch;
import java.nio.ByteBuffer;

/** Writes a length and a Zstandard frame, with one context for all blocks. */
final class ZstdCompressor extends CheckedCompressor {
    private static final int LEVEL = 3;

    private final Scratch scratch = new Scratch();
    private final ZstdCompressCtx context =
            new ZstdCompressCtx().setLevel(LEVEL).setChecksum(true);

    @Override
    protected long bound(int sourceBytes) {
        return LengthPrefix.BYTES + Zstd.compressBound(sourceBytes);
    }

    @Override
    protected void write(ByteBuffer block, ByteBuffer frame) {
        frame.putInt(block.limit());
        if (block.hasArray() && frame.hasArray()) {
            int length = context.compressByteArray(
                    frame.array(),
                    frame.arrayOffset() + LengthPrefix.BYTES,
                    frame.remaining(),
                    block.array(),
                    block.arrayOffset(),
                    block.limit());
            frame.position(LengthPrefix.BYTES + length);
        } else if (block.isDirect() && frame.isDirect()) {
            int length = context.compressDirectByteBuffer(
                    frame, LengthPrefix.BYTES, frame.remaining(), block, 0, block.limit());
            frame.position(LengthPrefix.BYTES + length);
        } else {
            // Heap and direct mixed: with room for the bound, this is one pass as well, and writes the same frame.
            context.compressByteBufferStream(frame, scratch.readable(block), EndDirective.END);
        }
    }

    @Override
    protected void release() {
        context.close();
    }
}
