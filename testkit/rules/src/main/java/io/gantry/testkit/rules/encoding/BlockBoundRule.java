// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.BlockTooLargeException;
import io.gantry.testkit.rules.RuleContext;
import java.util.List;

final class BlockBoundRule extends EncodingRule {
    private static final int ROWS = 40;

    BlockBoundRule() {
        super("E-05", "a block of exactly the bound is made, one of a byte more is refused as too large");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        List<SampleColumn> all = SampleColumns.all();
        check(codec, context, all);
        for (SampleColumn column : context.full() ? all : all.subList(0, 3)) {
            context.checkDeadline();
            check(codec, context, List.of(column));
        }
    }

    private static void check(ResultCodec codec, RuleContext context, List<SampleColumn> columns) {
        try (var batch = new SampleBatch(columns, ROWS)) {
            int length = Blocks.encode(codec, batch, 0, ROWS).length;
            try (var encoder = codec.encoding().openEncoder(batch.schema(), length)) {
                encoder.encode(batch.root(), 0, ROWS);
            } catch (BlockTooLargeException early) {
                throw context.violation(
                        Blocks.shown(columns) + ": " + length + " bytes refused under a bound of as many", early);
            }
            for (int bound : new int[] {length - 1, length / 2, 1}) {
                refuse(codec, context, batch, bound, length);
            }
        }
    }

    private static void refuse(ResultCodec codec, RuleContext context, SampleBatch batch, int bound, int length) {
        if (bound < 1) {
            return;
        }
        try (var encoder = codec.encoding().openEncoder(batch.schema(), bound)) {
            encoder.encode(batch.root(), 0, ROWS);
        } catch (BlockTooLargeException expected) {
            return;
        }
        throw context.violation(
                Blocks.shown(batch.columns()) + ": " + length + " bytes made under a bound of " + bound);
    }
}
