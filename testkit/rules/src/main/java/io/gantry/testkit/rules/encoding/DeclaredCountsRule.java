// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.MalformedBlockException;
import io.gantry.api.result.ReadLimits;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class DeclaredCountsRule extends EncodingRule {
    private static final int MAX_ALLOCATED = 8 << 20;
    private static final List<Integer> LIES = List.of(1 << 28, Integer.MAX_VALUE, -1, Integer.MIN_VALUE);

    DeclaredCountsRule() {
        super("E-11", "counts and lengths above the bounds are rejected before anything is allocated for them");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        try (var batch = Blocks.small()) {
            byte[] block = Blocks.encode(codec, batch, 0, 4);
            for (int rows : new int[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                reject(codec, context, batch, block, rows, ReadLimits.DEFAULT, rows + " rows");
            }
            reject(codec, context, batch, block, 4, limits(block.length - 1, 1_000), "a block longer than its bound");
            reject(codec, context, batch, block, 4, limits(block.length, 3), "4 rows where 3 are allowed");
            accept(codec, context, batch, block, limits(block.length, 4));
            // Whether so many rows are there is for E-08 to judge.
            decode(codec, context, batch, block, ReadLimits.DEFAULT.maxRows(), ReadLimits.DEFAULT, "the most rows");
            int step = context.full() ? 1 : 4;
            for (int offset = 0; offset <= block.length - Integer.BYTES; offset += step) {
                context.checkDeadline();
                for (int lie : LIES) {
                    forge(codec, context, batch, block, offset, lie, ByteOrder.BIG_ENDIAN);
                    forge(codec, context, batch, block, offset, lie, ByteOrder.LITTLE_ENDIAN);
                }
            }
        }
    }

    private static ReadLimits limits(int maxBlockBytes, int maxRows) {
        return new ReadLimits(maxBlockBytes, maxRows, 100, 100);
    }

    private static void accept(
            ResultCodec codec, RuleContext context, SampleBatch batch, byte[] block, ReadLimits limits) {
        try (var decoder = codec.decoding().openDecoder(batch.schema(), limits)) {
            decoder.decode(ByteBuffer.wrap(block), 4);
        } catch (MalformedBlockException early) {
            throw context.violation("a block of exactly its bounds refused", early);
        }
    }

    private static void reject(
            ResultCodec codec,
            RuleContext context,
            SampleBatch batch,
            byte[] block,
            int rows,
            ReadLimits limits,
            String what) {
        RuntimeException thrown = decode(codec, context, batch, block, rows, limits, what);
        if (!(thrown instanceof MalformedBlockException)) {
            throw context.violation(what + (thrown == null ? " accepted" : " answered by " + thrown), thrown);
        }
    }

    private static void forge(
            ResultCodec codec,
            RuleContext context,
            SampleBatch batch,
            byte[] block,
            int offset,
            int lie,
            ByteOrder order) {
        byte[] forged = block.clone();
        ByteBuffer.wrap(forged).order(order).putInt(offset, lie);
        // What is thrown is for E-09 and E-10 to judge.
        decode(
                codec,
                context,
                batch,
                forged,
                4,
                ReadLimits.DEFAULT,
                "a count of " + lie + " forged at offset " + offset);
    }

    private static @Nullable RuntimeException decode(
            ResultCodec codec,
            RuleContext context,
            SampleBatch batch,
            byte[] block,
            int rows,
            ReadLimits limits,
            String what) {
        long before = context.allocatedBytes();
        RuntimeException thrown = null;
        try (var decoder = codec.decoding().openDecoder(batch.schema(), limits)) {
            decoder.decode(ByteBuffer.wrap(block), rows);
        } catch (RuntimeException refused) {
            thrown = refused;
        } catch (OutOfMemoryError e) {
            throw context.violation(what + " made it run out of memory", e);
        }
        long allocated = context.allocatedBytes() - before;
        if (allocated > MAX_ALLOCATED) {
            throw context.violation(what + " made it allocate " + allocated + " bytes");
        }
        return thrown;
    }
}
