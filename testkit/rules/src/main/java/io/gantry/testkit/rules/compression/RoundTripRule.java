// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.testkit.rules.RuleContext;
import java.util.Random;

final class RoundTripRule extends CompressionRule {
    private static final int[] SHORT_LENGTHS = {0, 1, 255, 64 << 10};
    private static final int[] FULL_LENGTHS = {
        0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 63, 255, 256, 4_095, 64 << 10, 1 << 20
    };
    private static final int LARGEST = 16 << 20;

    RoundTripRule() {
        super("C-01", "every block comes back from its frame as it was");
    }

    @Override
    public void check(Compression compression, RuleContext context) {
        Random random = context.random();
        for (int length : context.full() ? FULL_LENGTHS : SHORT_LENGTHS) {
            SampleBlocks.ofLength(length, random)
                    .forEach((kind, block) -> roundTrip(compression, context, kind, block));
        }
        if (context.full()) {
            roundTrip(compression, context, "JSON", SampleBlocks.json(LARGEST, random));
        }
    }

    private static void roundTrip(Compression compression, RuleContext context, String kind, byte[] block) {
        context.checkDeadline();
        byte[] frame = Frames.compress(compression, block);
        byte[] back = Frames.decompress(compression, frame, block.length);
        Frames.requireEqual(context, block, back, kind + " block of " + block.length + " bytes");
    }
}
