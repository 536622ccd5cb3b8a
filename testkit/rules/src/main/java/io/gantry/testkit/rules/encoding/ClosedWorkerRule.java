// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.ReadLimits;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;

final class ClosedWorkerRule extends EncodingRule {
    ClosedWorkerRule() {
        super("E-13", "the second close does nothing, use after close is an IllegalStateException");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        try (var batch = Blocks.small()) {
            byte[] block = Blocks.encode(codec, batch, 0, 4);
            var encoder = codec.encoding().openEncoder(batch.schema(), Blocks.ROOMY);
            closeTwice(context, encoder::close, "encoder");
            refuse(context, () -> encoder.encode(batch.root(), 0, 4), "encoder");
            var decoder = codec.decoding().openDecoder(batch.schema(), ReadLimits.DEFAULT);
            decoder.decode(ByteBuffer.wrap(block), 4);
            closeTwice(context, decoder::close, "decoder");
            refuse(context, () -> decoder.decode(ByteBuffer.wrap(block), 4), "decoder");
        }
    }

    private static void closeTwice(RuleContext context, Runnable close, String worker) {
        close.run();
        try {
            close.run();
        } catch (RuntimeException e) {
            throw context.violation("the second close of the " + worker + " ended in " + e, e);
        }
    }

    private static void refuse(RuleContext context, Runnable use, String worker) {
        try {
            use.run();
        } catch (IllegalStateException expected) {
            return;
        } catch (RuntimeException e) {
            throw context.violation("the closed " + worker + " answered by " + e, e);
        }
        throw context.violation("the closed " + worker + " works on");
    }
}
