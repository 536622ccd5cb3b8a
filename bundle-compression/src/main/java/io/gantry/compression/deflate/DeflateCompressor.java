// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.deflate;

import io.gantry.compression.shell.CheckedCompressor;
import io.gantry.compression.zlib.DeflateStream;
import java.nio.ByteBuffer;

/** Writes a zlib stream. */
final class DeflateCompressor extends CheckedCompressor {
    private final DeflateStream stream = new DeflateStream(false);

    @Override
    protected long bound(int sourceBytes) {
        return DeflateStream.bound(sourceBytes);
    }

    @Override
    protected void write(ByteBuffer block, ByteBuffer frame) {
        stream.write(block, frame);
    }

    @Override
    protected void release() {
        stream.close();
    }
}
