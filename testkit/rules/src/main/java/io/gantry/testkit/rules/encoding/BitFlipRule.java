// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.testkit.rules.RuleContext;

final class BitFlipRule extends EncodingRule {
    private static final int SHORT_FLIPS = 512;

    BitFlipRule() {
        super("E-09", "every flipped bit is rejected or gives rows that can be read, nothing else is thrown");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        try (var batch = Blocks.small()) {
            byte[] block = Blocks.encode(codec, batch, 0, 4);
            int bits = Byte.SIZE * block.length;
            int step = context.full() ? 1 : Math.max(1, bits / SHORT_FLIPS);
            for (int bit = 0; bit < bits; bit += step) {
                context.checkDeadline();
                block[bit >>> 3] ^= (byte) (1 << (bit & 7));
                Blocks.attempt(context, codec, batch.schema(), block, 4, "block with bit " + bit + " flipped");
                block[bit >>> 3] ^= (byte) (1 << (bit & 7));
            }
        }
    }
}
