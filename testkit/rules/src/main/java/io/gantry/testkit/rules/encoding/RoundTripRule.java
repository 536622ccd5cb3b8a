// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.testkit.rules.RuleContext;
import java.util.List;

final class RoundTripRule extends EncodingRule {
    // More than encoders are likely to take at once.
    private static final int MANY_ROWS = 1_100;

    RoundTripRule() {
        super("E-01", "every type comes back with its values and nulls, alone and beside all others");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        List<SampleColumn> all = SampleColumns.all();
        int rows = context.full() ? MANY_ROWS : 30;
        for (SampleColumn column : all) {
            context.checkDeadline();
            check(codec, context, List.of(column), rows);
        }
        check(codec, context, all, rows);
    }

    private static void check(ResultCodec codec, RuleContext context, List<SampleColumn> columns, int rows) {
        try (var batch = new SampleBatch(columns, rows)) {
            byte[] block;
            try {
                block = Blocks.encode(codec, batch, 0, rows);
            } catch (RuntimeException refused) {
                throw context.violation(Blocks.shown(columns) + " refused with " + refused, refused);
            }
            Blocks.requireRows(context, codec, batch, 0, rows, block);
        }
    }
}
