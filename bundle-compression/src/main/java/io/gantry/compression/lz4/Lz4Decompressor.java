// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.lz4;

import io.gantry.compression.shell.CheckedDecompressor;
import io.gantry.compression.shell.LengthPrefix;
import io.gantry.compression.shell.Scratch;
import java.nio.ByteBuffer;
import net.jpountz.lz4.LZ4Exception;
import net.jpountz.lz4.LZ4SafeDecompressor;

/** Reads a length and an LZ4 block. */
final class Lz4Decompressor extends CheckedDecompressor {
    private final Scratch scratch = new Scratch();
    private final LZ4SafeDecompressor lz4 = Lz4Library.FACTORY.safeDecompressor();
    private final String format;

    Lz4Decompressor(String format) {
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
        if (decode(scratch.readable(frame), block, length) != length) {
            Lz4Fault fault = Lz4Fault.locate(frame, LengthPrefix.BYTES, length);
            throw malformed(fault.offset(), fault.reason());
        }
        block.position(length);
    }

    /** The number of bytes that the block of the frame has, or -1 if it is no block. */
    private int decode(ByteBuffer frame, ByteBuffer block, int length) {
        int compressed = frame.limit() - LengthPrefix.BYTES;
        try {
            return lz4.decompress(frame, LengthPrefix.BYTES, compressed, block, 0, length);
        } catch (LZ4Exception e) {
            return -1;
        }
    }

    @Override
    protected void release() {}
}
