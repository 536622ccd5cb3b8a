// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.testkit.rules.RuleContext;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

final class GoldenBlocksRule extends EncodingRule {
    private final List<GoldenBlock> blocks;

    GoldenBlocksRule(List<GoldenBlock> blocks) {
        super("E-15", "golden blocks are written byte by byte and read");
        this.blocks = List.copyOf(blocks);
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        if (blocks.isEmpty()) {
            throw context.skipped("no golden block was given");
        }
        for (GoldenBlock golden : blocks) {
            try (var batch = new SampleBatch(golden.columns(), golden.rows())) {
                byte[] block = Blocks.encode(codec, batch, 0, golden.rows());
                int different = Arrays.mismatch(golden.block(), block);
                if (different >= 0) {
                    throw context.violation(golden.name() + " differs at offset " + different + ": "
                            + HexFormat.of().formatHex(block));
                }
                Blocks.requireRows(context, codec, batch, 0, golden.rows(), golden.block());
            }
        }
    }
}
