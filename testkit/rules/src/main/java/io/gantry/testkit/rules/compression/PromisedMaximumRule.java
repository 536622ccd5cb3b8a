// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.util.Random;

final class PromisedMaximumRule extends CompressionRule {
    private static final int[] LENGTHS = {0, 1, 2, 12, 13, 100, 255, 256, 4_096, 65_535, 65_536};
    private static final int LARGEST = 1 << 20;

    PromisedMaximumRule() {
        super("C-04", "a frame fits into the promised maximum, and exactly that room suffices");
    }

    @Override
    public void check(Compression compression, RuleContext context) {
        Random random = context.random();
        for (int length : LENGTHS) {
            SampleBlocks.ofLength(length, random).forEach((kind, block) -> fit(compression, context, kind, block));
        }
        if (context.full()) {
            fit(compression, context, "random", SampleBlocks.random(LARGEST, random));
        }
        try (var compressor = compression.openCompressor()) {
            requireRefusal(context, compressor, -1);
            requireRefusal(context, compressor, Integer.MIN_VALUE);
            requireRoomOrRefusal(context, compressor);
        }
    }

    private static void fit(Compression compression, RuleContext context, String kind, byte[] block) {
        String what = kind + " block of " + block.length + " bytes";
        try (var compressor = compression.openCompressor()) {
            int max = compressor.maxCompressedLength(block.length);
            ByteBuffer target = ByteBuffer.allocate(max + Frames.SLACK).limit(max);
            compressor.compress(ByteBuffer.wrap(block), target);
        } catch (BufferTooSmallException e) {
            throw context.violation(what + " does not fit into the promised maximum: " + e.getMessage(), e);
        }
    }

    private static void requireRefusal(RuleContext context, Compressor compressor, int length) {
        try {
            int max = compressor.maxCompressedLength(length);
            throw context.violation("maximum of " + max + " promised for a block of " + length + " bytes");
        } catch (IllegalArgumentException expected) {
            // A negative length has to be refused.
        }
    }

    private static void requireRoomOrRefusal(RuleContext context, Compressor compressor) {
        try {
            int max = compressor.maxCompressedLength(Integer.MAX_VALUE);
            if (max <= 0) {
                throw context.violation(
                        "maximum of " + max + " promised for a block of " + Integer.MAX_VALUE + " bytes: overflow");
            }
        } catch (IllegalArgumentException expected) {
            // No frame of that block fits into an array.
        }
    }
}
