// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.MalformedFrameException;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;

final class TruncationRule extends CompressionRule {
    private static final int SHORT_CUTS = 64;

    TruncationRule() {
        super("C-06", "every truncation and every byte too many is rejected with its offset, in bounded time");
    }

    @Override
    public void check(Compression compression, RuleContext context) {
        Random random = context.random();
        byte[] probe = SampleBlocks.runs(300);
        if (Arrays.equals(probe, Frames.compress(compression, probe))) {
            throw context.skipped("a frame is its block: nothing in it says where it ends");
        }
        truncate(compression, context, new byte[0]);
        truncate(compression, context, SampleBlocks.random(40, random));
        truncate(compression, context, SampleBlocks.runs(2_000));
        truncate(compression, context, SampleBlocks.json(2_000, random));
        if (context.full()) {
            truncate(compression, context, SampleBlocks.columns(300_000, random), 200);
        }
    }

    private static void truncate(Compression compression, RuleContext context, byte[] block) {
        truncate(compression, context, block, context.full() ? Integer.MAX_VALUE : SHORT_CUTS);
    }

    private static void truncate(Compression compression, RuleContext context, byte[] block, int cuts) {
        byte[] frame = Frames.compress(compression, block);
        int step = Math.max(1, frame.length / cuts);
        for (int cut = 0; cut < frame.length; cut += step) {
            context.checkDeadline();
            reject(compression, context, "truncated", Arrays.copyOf(frame, cut), cut, frame.length, block.length);
        }
        reject(
                compression,
                context,
                "truncated",
                Arrays.copyOf(frame, frame.length - 1),
                frame.length - 1,
                frame.length,
                block.length);
        for (int more : new int[] {1, 4, 100}) {
            byte[] longer = Arrays.copyOf(frame, frame.length + more);
            reject(compression, context, "overlong", longer, longer.length, frame.length, block.length);
        }
        byte[] twice = Arrays.copyOf(frame, 2 * frame.length);
        System.arraycopy(frame, 0, twice, frame.length, frame.length);
        reject(compression, context, "doubled", twice, twice.length, frame.length, block.length);
    }

    private static void reject(
            Compression compression, RuleContext context, String how, byte[] bad, int at, int of, int blockBytes) {
        // Room for two blocks, so that a second frame is not refused for want of room.
        ByteBuffer target = ByteBuffer.allocate(2 * blockBytes + Frames.SLACK);
        String what = how + " frame at offset " + at + " of " + of;
        RuntimeException thrown = Frames.attempt(context, compression, bad, target, what);
        if (!(thrown instanceof MalformedFrameException malformed)) {
            throw context.violation(
                    how + " frame " + (thrown == null ? "accepted" : "answered by " + thrown) + " at offset " + at
                            + " of " + of,
                    thrown);
        }
        if (malformed.offset() < 0 || malformed.offset() > bad.length) {
            throw context.violation(
                    what + " rejected with offset " + malformed.offset() + ", which it has not", thrown);
        }
        if (target.position() != 0) {
            throw context.violation(what + " moved the target's position to " + target.position());
        }
    }
}
