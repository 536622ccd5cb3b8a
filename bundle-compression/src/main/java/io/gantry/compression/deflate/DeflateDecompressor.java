// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.deflate;

import io.gantry.compression.shell.CheckedDecompressor;
import io.gantry.compression.zlib.InflateStream;
import java.nio.ByteBuffer;

/** Reads a zlib stream. */
final class DeflateDecompressor extends CheckedDecompressor {
    private final InflateStream stream;

    DeflateDecompressor(String format) {
        super(format);
        stream = new InflateStream(format, false);
    }

    @Override
    protected int lengthOf(ByteBuffer frame) {
        return UNDECLARED;
    }

    @Override
    protected void read(ByteBuffer frame, ByteBuffer block) {
        stream.read(frame, block);
        if (frame.hasRemaining()) {
            throw malformed(frame.position(), frame.remaining() + " bytes behind the end of the stream");
        }
    }

    @Override
    protected void release() {
        stream.close();
    }
}
