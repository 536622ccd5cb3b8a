// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.util.Random;

final class RandomBytesRule extends CompressionRule {
    private static final int MAX_BYTES = 2_000;
    private static final int MAX_KEPT = 16;

    RandomBytesRule() {
        super("C-09", "random bytes are rejected or give bounded output, with no other exception and no hang");
    }

    @Override
    public void check(Compression compression, RuleContext context) {
        Random random = context.random();
        byte[] frame = Frames.compress(compression, SampleBlocks.json(MAX_BYTES, random));
        ByteBuffer target = ByteBuffer.allocate(4 * MAX_BYTES);
        int rounds = context.full() ? 4_000 : 200;
        for (int round = 0; round < rounds; round++) {
            context.checkDeadline();
            byte[] bytes = SampleBlocks.random(random.nextInt(MAX_BYTES), random);
            Frames.attempt(context, compression, bytes, target.clear(), "random bytes of round " + round);
            int kept = Math.min(Math.min(random.nextInt(MAX_KEPT), frame.length), bytes.length);
            System.arraycopy(frame, 0, bytes, 0, kept);
            Frames.attempt(
                    context,
                    compression,
                    bytes,
                    target.clear(),
                    "random bytes after " + kept + " good ones of round " + round);
        }
    }
}
