// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.gzip;

import io.gantry.compression.shell.CheckedCompressor;
import io.gantry.compression.zlib.DeflateStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;

/** Writes a gzip member. */
final class GzipCompressor extends CheckedCompressor {
    private final DeflateStream stream = new DeflateStream(true);
    private final CRC32 crc = new CRC32();

    @Override
    protected long bound(int sourceBytes) {
        return GzipHeader.BYTES + DeflateStream.bound(sourceBytes) + GzipTrailer.BYTES;
    }

    @Override
    protected void write(ByteBuffer block, ByteBuffer frame) {
        frame.order(ByteOrder.LITTLE_ENDIAN);
        GzipHeader.write(frame);
        crc.reset();
        crc.update(block.duplicate());
        stream.write(block, frame);
        GzipTrailer.write(frame, crc, block.limit());
    }

    @Override
    protected void release() {
        stream.close();
    }
}
