// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.none;

import io.gantry.compression.shell.CheckedDecompressor;
import java.nio.ByteBuffer;

/** Copies the frame. */
final class NoneDecompressor extends CheckedDecompressor {
    NoneDecompressor(String format) {
        super(format);
    }

    @Override
    protected int lengthOf(ByteBuffer frame) {
        return frame.limit();
    }

    @Override
    protected void read(ByteBuffer frame, ByteBuffer block) {
        lengthWithin(frame, block);
        block.put(frame);
    }

    @Override
    protected void release() {}
}
