// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.BlockTooLargeException;
import io.gantry.api.result.MalformedBlockException;
import io.gantry.api.result.ReadLimits;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.util.Arrays;

final class ReusedWorkerRule extends EncodingRule {
    private static final int ROWS = 60;

    ReusedWorkerRule() {
        super("E-06", "a worker is usable after a failure and keeps nothing of the blocks before");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        try (var batch = new SampleBatch(SampleColumns.all(), ROWS);
                var other = new SampleBatch(SampleColumns.all(), ROWS)) {
            byte[] expected = Blocks.encode(codec, batch, 1, 5);
            reuseEncoder(codec, context, batch, other, expected);
            reuseDecoder(codec, context, batch, expected);
        }
    }

    private static void reuseEncoder(
            ResultCodec codec, RuleContext context, SampleBatch batch, SampleBatch other, byte[] expected) {
        byte[] shorter = Blocks.encode(codec, batch, 2, 2);
        int bound = 2 * expected.length;
        try (var encoder = codec.encoding().openEncoder(batch.schema(), bound)) {
            for (int round = 0; round < 3; round++) {
                SampleBatch source = round == 1 ? other : batch;
                requireEqual(context, expected, encoder.encode(source.root(), 1, 5), round);
                requireEqual(context, shorter, encoder.encode(source.root(), 2, 2), round);
                try {
                    encoder.encode(batch.root(), 0, ROWS);
                } catch (BlockTooLargeException tooLarge) {
                    // What matters is what comes next.
                }
            }
        } catch (BlockTooLargeException poisoned) {
            throw context.violation("a small batch refused after a large one", poisoned);
        }
    }

    private static void requireEqual(RuleContext context, byte[] expected, ByteBuffer block, int round) {
        if (!Arrays.equals(expected, Blocks.bytes(block))) {
            throw context.violation("the same rows make another block in round " + round);
        }
    }

    private static void reuseDecoder(ResultCodec codec, RuleContext context, SampleBatch batch, byte[] good) {
        byte[] all = Blocks.encode(codec, batch, 0, ROWS);
        try (var decoder = codec.decoding().openDecoder(batch.schema(), ReadLimits.DEFAULT)) {
            for (int round = 0; round < 3; round++) {
                Blocks.requireRows(context, batch, 0, ROWS, decoder.decode(ByteBuffer.wrap(all), ROWS));
                try {
                    decoder.decode(ByteBuffer.wrap(all, 0, all.length / 2 + round), ROWS);
                } catch (MalformedBlockException cutOff) {
                    // What matters is what comes next.
                }
                try {
                    Blocks.requireRows(context, batch, 1, 5, decoder.decode(ByteBuffer.wrap(good), 5));
                } catch (MalformedBlockException poisoned) {
                    throw context.violation("a good block refused after a bad one", poisoned);
                }
            }
        }
    }
}
