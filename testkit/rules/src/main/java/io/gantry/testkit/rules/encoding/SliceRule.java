// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.testkit.rules.RuleContext;

final class SliceRule extends EncodingRule {
    private static final int[][] SLICES = {
        {0, 0}, {0, 1}, {1, 1}, {1, 8}, {3, 9}, {7, 1}, {7, 2}, {8, 8}, {0, 16}, {5, 30}, {35, 1}, {36, 0}
    };
    private static final int ROWS = 36;

    SliceRule() {
        super("E-02", "any rows of a batch make a block of just these rows, none at all included");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        try (var batch = new SampleBatch(SampleColumns.all(), ROWS)) {
            for (int[] slice : SLICES) {
                context.checkDeadline();
                byte[] block = Blocks.encode(codec, batch, slice[0], slice[1]);
                Blocks.requireRows(context, codec, batch, slice[0], slice[1], block);
            }
            refuse(codec, context, batch, -1, 1);
            refuse(codec, context, batch, 0, -1);
            refuse(codec, context, batch, 1, ROWS);
            refuse(codec, context, batch, Integer.MAX_VALUE, 1);
        }
    }

    private static void refuse(ResultCodec codec, RuleContext context, SampleBatch batch, int firstRow, int rowCount) {
        try {
            Blocks.encode(codec, batch, firstRow, rowCount);
        } catch (IndexOutOfBoundsException expected) {
            return;
        }
        throw context.violation(rowCount + " rows from " + firstRow + " taken from a batch of " + ROWS);
    }
}
