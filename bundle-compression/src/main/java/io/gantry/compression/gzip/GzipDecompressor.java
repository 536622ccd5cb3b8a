// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.gzip;

import io.gantry.compression.shell.CheckedDecompressor;
import io.gantry.compression.zlib.InflateStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;

/** Reads a gzip member. */
final class GzipDecompressor extends CheckedDecompressor {
    private final CRC32 crc = new CRC32();
    private final String format;
    private final InflateStream stream;

    GzipDecompressor(String format) {
        super(format);
        this.format = format;
        stream = new InflateStream(format, true);
    }

    @Override
    protected int lengthOf(ByteBuffer frame) {
        return UNDECLARED;
    }

    @Override
    protected void read(ByteBuffer frame, ByteBuffer block) {
        frame.order(ByteOrder.LITTLE_ENDIAN);
        GzipHeader.skip(format, frame);
        stream.read(frame, block);
        crc.reset();
        crc.update(block.duplicate().flip());
        GzipTrailer.check(format, frame, crc, block.position());
        if (frame.hasRemaining()) {
            throw malformed(frame.position(), frame.remaining() + " bytes behind the end of the member");
        }
    }

    @Override
    protected void release() {
        stream.close();
    }
}
