// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;

final class ClosedWorkerRule extends CompressionRule {
    ClosedWorkerRule() {
        super("C-12", "closing twice is fine, use after close is an IllegalStateException");
    }

    @Override
    public void check(Compression compression, RuleContext context) {
        byte[] block = SampleBlocks.json(500, context.random());
        byte[] frame = Frames.compress(compression, block);
        for (boolean used : new boolean[] {false, true}) {
            closeCompressor(compression.openCompressor(), context, block, used);
            closeDecompressor(compression.openDecompressor(), context, frame, block.length, used);
        }
        Frames.requireEqual(
                context,
                block,
                Frames.decompress(compression, frame, block.length),
                "block after workers were closed twice");
    }

    private static void closeCompressor(Compressor compressor, RuleContext context, byte[] block, boolean used) {
        ByteBuffer target = ByteBuffer.allocate(compressor.maxCompressedLength(block.length) + Frames.SLACK);
        if (used) {
            compressor.compress(ByteBuffer.wrap(block), target);
        }
        closeTwice(compressor, context, "compressor");
        requireRefusal(context, "compress", () -> compressor.compress(ByteBuffer.wrap(block), target.clear()));
        requireRefusal(context, "maxCompressedLength", () -> compressor.maxCompressedLength(1));
        closeTwice(compressor, context, "compressor");
    }

    private static void closeDecompressor(
            Decompressor decompressor, RuleContext context, byte[] frame, int blockBytes, boolean used) {
        ByteBuffer target = ByteBuffer.allocate(blockBytes + Frames.SLACK);
        if (used) {
            decompressor.decompress(ByteBuffer.wrap(frame), target);
        }
        closeTwice(decompressor, context, "decompressor");
        requireRefusal(context, "decompress", () -> decompressor.decompress(ByteBuffer.wrap(frame), target.clear()));
        requireRefusal(context, "declaredLength", () -> decompressor.declaredLength(ByteBuffer.wrap(frame)));
        closeTwice(decompressor, context, "decompressor");
    }

    private static void closeTwice(AutoCloseable worker, RuleContext context, String what) {
        try {
            worker.close();
            worker.close();
        } catch (Exception e) {
            throw context.violation("closing a " + what + " twice ended in " + e, e);
        }
    }

    private static void requireRefusal(RuleContext context, String act, Runnable use) {
        try {
            use.run();
        } catch (IllegalStateException expected) {
            return;
        } catch (RuntimeException e) {
            throw context.violation(act + " after close ended in " + e, e);
        }
        throw context.violation(act + " after close succeeded");
    }
}
