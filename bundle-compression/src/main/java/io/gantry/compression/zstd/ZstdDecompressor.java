// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.zstd;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;
import io.gantry.compression.shell.CheckedDecompressor;
import io.gantry.compression.shell.LengthPrefix;
import io.gantry.compression.shell.Scratch;
import java.nio.ByteBuffer;

/** Reads a length and a Zstandard frame, with one context for all frames. */
final class ZstdDecompressor extends CheckedDecompressor {
    private final Scratch scratch = new Scratch();
    private final ZstdDecompressCtx context = new ZstdDecompressCtx();
    private final String format;

    ZstdDecompressor(String format) {
        super(format);
        this.format = format;
    }

    @Override
    protected int lengthOf(ByteBuffer frame) {
        return LengthPrefix.read(format, frame);
    }

    @Override
    protected void read(ByteBuffer frame, ByteBuffer block) {
        int length = lengthWithin(frame, block);
        ZstdLayout layout = ZstdLayout.of(format, frame, LengthPrefix.BYTES, length);
        int written;
        try {
            written = decode(scratch.readable(frame), block, length);
        } catch (ZstdException e) {
            throw malformed(layout.offsetOf(e.getErrorCode() == Zstd.errChecksumWrong()), reason(e, length));
        }
        if (written != length) {
            throw malformed(0, "declared length " + length + " is not that of the content, which is " + written);
        }
        block.position(length);
    }

    private int decode(ByteBuffer frame, ByteBuffer block, int length) {
        int start = LengthPrefix.BYTES;
        int compressed = frame.limit() - start;
        if (block.hasArray()) {
            int at = block.arrayOffset();
            return frame.hasArray()
                    ? context.decompressByteArray(
                            block.array(), at, length, frame.array(), frame.arrayOffset() + start, compressed)
                    : context.decompressDirectByteBufferToByteArray(
                            block.array(), at, length, frame, start, compressed);
        }
        return frame.hasArray()
                ? context.decompressByteArrayToDirectByteBuffer(
                        block, 0, length, frame.array(), frame.arrayOffset() + start, compressed)
                : context.decompressDirectByteBuffer(block, 0, length, frame, start, compressed);
    }

    private static String reason(ZstdException e, int length) {
        return e.getErrorCode() == Zstd.errDstSizeTooSmall()
                ? "content exceeds the declared length of " + length + " bytes"
                : "zstd says: " + e.getMessage();
    }

    @Override
    protected void release() {
        context.close();
    }
}
