// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.testkit.rules.RuleContext;
import java.util.Arrays;

final class TruncationRule extends EncodingRule {
    private static final int SHORT_CUTS = 64;

    TruncationRule() {
        super("E-08", "every truncation, every byte too many and every wrong row count is rejected with an offset");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        try (var batch = Blocks.small()) {
            byte[] block = Blocks.encode(codec, batch, 0, 4);
            int step = context.full() ? 1 : Math.max(1, block.length / SHORT_CUTS);
            for (int cut = 0; cut < block.length; cut += step) {
                context.checkDeadline();
                cut(codec, context, batch, block, cut);
            }
            cut(codec, context, batch, block, block.length - 1);
            for (int more : new int[] {1, 4, 8, 100}) {
                byte[] longer = Arrays.copyOf(block, block.length + more);
                reject(codec, context, batch, longer, 4, "block with " + more + " bytes too many");
            }
            for (int rows : new int[] {0, 3, 5, 8}) {
                reject(codec, context, batch, block, rows, "block of 4 rows, announced as " + rows);
            }
        }
    }

    private static void cut(ResultCodec codec, RuleContext context, SampleBatch batch, byte[] block, int cut) {
        byte[] shorter = Arrays.copyOf(block, cut);
        reject(codec, context, batch, shorter, 4, "block cut at " + cut + " of " + block.length);
    }

    private static void reject(
            ResultCodec codec, RuleContext context, SampleBatch batch, byte[] bad, int rows, String what) {
        var rejected = Blocks.attempt(context, codec, batch.schema(), bad, rows, what);
        if (rejected == null) {
            throw context.violation(what + " accepted");
        }
        if (rejected.offset() < 0 || rejected.offset() > bad.length) {
            throw context.violation(
                    what + " rejected with offset " + rejected.offset() + ", which it has not", rejected);
        }
    }
}
