// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.none;

import io.gantry.compression.shell.CheckedCompressor;
import java.nio.ByteBuffer;

/** Copies the block. */
final class NoneCompressor extends CheckedCompressor {
    @Override
    protected long bound(int sourceBytes) {
        return sourceBytes;
    }

    @Override
    protected void write(ByteBuffer block, ByteBuffer frame) {
        frame.put(block);
    }

    @Override
    protected void release() {}
}
