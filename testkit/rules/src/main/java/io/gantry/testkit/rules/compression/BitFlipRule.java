// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.util.Random;

final class BitFlipRule extends CompressionRule {
    private static final int SHORT_FLIPS = 512;

    BitFlipRule() {
        super(
                "C-07",
                "a frame with a flipped bit is rejected or gives bounded output, with no other exception and no hang");
    }

    @Override
    public void check(Compression compression, RuleContext context) {
        Random random = context.random();
        flip(compression, context, new byte[0]);
        flip(compression, context, SampleBlocks.random(40, random));
        flip(compression, context, SampleBlocks.runs(1_000));
        flip(compression, context, SampleBlocks.json(1_000, random));
    }

    private static void flip(Compression compression, RuleContext context, byte[] block) {
        byte[] frame = Frames.compress(compression, block);
        int bits = frame.length * Byte.SIZE;
        int step = context.full() ? 1 : Math.max(1, bits / SHORT_FLIPS);
        ByteBuffer target = ByteBuffer.allocate(block.length + Frames.SLACK);
        for (int bit = 0; bit < bits; bit += step) {
            context.checkDeadline();
            byte[] bad = frame.clone();
            bad[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            String what = "flipped bit " + bit % Byte.SIZE + " at offset " + bit / Byte.SIZE + " of " + frame.length;
            Frames.attempt(context, compression, bad, target.clear(), what);
        }
    }
}
