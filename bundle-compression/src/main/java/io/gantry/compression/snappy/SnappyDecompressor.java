// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.snappy;

import io.gantry.compression.shell.CheckedDecompressor;
import io.gantry.compression.shell.Scratch;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.xerial.snappy.Snappy;

/** Reads a Snappy block. */
final class SnappyDecompressor extends CheckedDecompressor {
    private final Scratch input = new Scratch();
    private final Scratch output = new Scratch();
    private final String format;

    SnappyDecompressor(String format) {
        super(format);
        this.format = format;
    }

    @Override
    protected int lengthOf(ByteBuffer frame) {
        return SnappyLength.read(format, frame).value();
    }

    @Override
    protected void read(ByteBuffer frame, ByteBuffer block) {
        int length = lengthWithin(frame, block);
        if (decode(frame, block, length) != length) {
            SnappyFault fault =
                    SnappyFault.locate(frame, SnappyLength.read(format, frame).end(), length);
            throw malformed(fault.offset(), fault.reason());
        }
        block.position(length);
    }

    /** The number of bytes that the frame's content has, or -1 if it is no Snappy block. */
    private int decode(ByteBuffer frame, ByteBuffer block, int length) {
        try {
            if (frame.isDirect() && block.isDirect()) {
                return Snappy.uncompress(frame.duplicate(), block.duplicate());
            }
            if (block.hasArray()) {
                return uncompressToHeap(frame, block);
            }
            // The library takes no heap frame together with a direct block.
            ByteBuffer heap = output.ofLength(length);
            int written = uncompressToHeap(frame, heap);
            block.put(0, heap, 0, written);
            return written;
        } catch (IOException e) {
            return -1;
        }
    }

    private int uncompressToHeap(ByteBuffer frame, ByteBuffer heap) throws IOException {
        ByteBuffer source = frame.hasArray() ? frame : input.copyOf(frame);
        return Snappy.uncompress(
                source.array(), source.arrayOffset(), source.limit(), heap.array(), heap.arrayOffset());
    }

    @Override
    protected void release() {}
}
