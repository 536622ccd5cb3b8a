// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;

final class HandedOutBlockRule extends EncodingRule {
    HandedOutBlockRule() {
        super("E-03", "a block is handed out from position to limit on the heap, with an accessible array");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        try (var batch = Blocks.small();
                var encoder = codec.encoding().openEncoder(batch.schema(), Blocks.ROOMY)) {
            ByteBuffer block = encoder.encode(batch.root(), 0, 4);
            if (block.isDirect() || !block.hasArray()) {
                throw context.violation("a block without an accessible array: " + block);
            }
            Blocks.requireRows(context, codec, batch, 0, 4, Blocks.bytes(block));
        }
    }
}
