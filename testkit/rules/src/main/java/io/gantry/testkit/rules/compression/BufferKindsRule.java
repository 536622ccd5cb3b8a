// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;

final class BufferKindsRule extends CompressionRule {
    private static final int LENGTH = 10_007;

    BufferKindsRule() {
        super("C-02", "heap, direct, sliced and read-only buffers at any position are taken in all combinations");
    }

    @Override
    public void check(Compression compression, RuleContext context) {
        byte[] block = SampleBlocks.json(LENGTH, context.random());
        byte[] frame = Frames.compress(compression, block);
        for (BufferKind from : BufferKind.values()) {
            for (BufferKind to : BufferKind.values()) {
                if (to.writable()) {
                    String kinds = from + " to " + to;
                    byte[] made = compress(compression, context, block, from, to, "compressing " + kinds);
                    byte[] back = Frames.decompress(compression, made, block.length);
                    Frames.requireEqual(context, block, back, "block compressed from " + kinds);
                    back = decompress(compression, context, frame, from, to, "decompressing " + kinds);
                    Frames.requireEqual(context, block, back, "block decompressed from " + kinds);
                }
            }
        }
    }

    private static byte[] compress(
            Compression compression, RuleContext context, byte[] block, BufferKind from, BufferKind to, String what) {
        try (var compressor = compression.openCompressor()) {
            ByteBuffer source = from.holding(block);
            ByteBuffer target = to.window(compressor.maxCompressedLength(block.length) + Frames.SLACK);
            return written(context, source, block, target, () -> compressor.compress(source, target), what);
        }
    }

    private static byte[] decompress(
            Compression compression, RuleContext context, byte[] frame, BufferKind from, BufferKind to, String what) {
        try (var decompressor = compression.openDecompressor()) {
            ByteBuffer source = from.holding(frame);
            ByteBuffer target = to.window(LENGTH + Frames.SLACK);
            return written(context, source, frame, target, () -> decompressor.decompress(source, target), what);
        }
    }

    private static byte[] written(
            RuleContext context, ByteBuffer source, byte[] content, ByteBuffer target, Runnable act, String what) {
        int sourcePosition = source.position();
        int targetPosition = target.position();
        int targetLimit = target.limit();
        try {
            act.run();
        } catch (RuntimeException e) {
            throw context.violation(what + " ended in " + e, e);
        }
        if (source.position() != sourcePosition || !source.equals(ByteBuffer.wrap(content))) {
            throw context.violation(what + " changed the source, which is now " + source);
        }
        if (target.limit() != targetLimit || target.position() < targetPosition) {
            throw context.violation(what + " left the target as " + target);
        }
        byte[] written = new byte[target.position() - targetPosition];
        target.get(targetPosition, written);
        return written;
    }
}
