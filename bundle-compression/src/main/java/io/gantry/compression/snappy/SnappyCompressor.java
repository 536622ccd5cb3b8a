// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.snappy;

import io.gantry.compression.shell.CheckedCompressor;
import io.gantry.compression.shell.Scratch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import org.xerial.snappy.Snappy;

/** Writes a Snappy block. */
final class SnappyCompressor extends CheckedCompressor {
    private final Scratch input = new Scratch();
    private final Scratch output = new Scratch();

    @Override
    protected long bound(int sourceBytes) {
        // snappy::MaxCompressedLength; the library's overflows.
        return 32L + sourceBytes + sourceBytes / 6;
    }

    @Override
    protected void write(ByteBuffer block, ByteBuffer frame) {
        try {
            if (block.isDirect() && frame.isDirect()) {
                frame.position(Snappy.compress(block, frame.duplicate()));
            } else if (frame.hasArray()) {
                frame.position(compressToHeap(block, frame));
            } else {
                // The library takes no heap block together with a direct frame.
                ByteBuffer heap = output.ofLength(maxCompressedLength(block.limit()));
                int length = compressToHeap(block, heap);
                frame.put(0, heap, 0, length).position(length);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("snappy failed to compress " + block.limit() + " bytes", e);
        }
    }

    private int compressToHeap(ByteBuffer block, ByteBuffer heap) throws IOException {
        ByteBuffer source = block.hasArray() ? block : input.copyOf(block);
        return Snappy.compress(source.array(), source.arrayOffset(), source.limit(), heap.array(), heap.arrayOffset());
    }

    @Override
    protected void release() {}
}
