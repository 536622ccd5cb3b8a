// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.testkit.rules.RuleContext;
import java.util.Random;

final class RandomBytesRule extends EncodingRule {
    private static final int LONGEST = 2_000;

    RandomBytesRule() {
        super("E-10", "random bytes, alone or in the middle of a block, are rejected or read, nothing else is thrown");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        Random random = context.random();
        int rounds = context.full() ? 5_000 : 200;
        try (var batch = Blocks.small()) {
            byte[] block = Blocks.encode(codec, batch, 0, 4);
            for (int round = 0; round < rounds; round++) {
                context.checkDeadline();
                byte[] noise = new byte[random.nextInt(LONGEST)];
                random.nextBytes(noise);
                int rows = random.nextInt(5);
                Blocks.attempt(context, codec, batch.schema(), noise, rows, "noise of round " + round);
                byte[] mixed = block.clone();
                int at = random.nextInt(mixed.length);
                int length = Math.min(Math.min(noise.length, 8), mixed.length - at);
                System.arraycopy(noise, 0, mixed, at, length);
                Blocks.attempt(context, codec, batch.schema(), mixed, 4, "block mixed with noise in round " + round);
            }
        }
    }
}
