// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

final class ReusedWorkerRule extends CompressionRule {
    ReusedWorkerRule() {
        super("C-10", "a worker is usable after a failure and keeps nothing of one block for the next");
    }

    @Override
    public void check(Compression compression, RuleContext context) {
        Random random = context.random();
        List<byte[]> blocks = List.of(
                SampleBlocks.json(70_000, random),
                SampleBlocks.runs(100),
                new byte[0],
                SampleBlocks.random(3_000, random),
                SampleBlocks.json(70_000, random));
        List<byte[]> frames = new ArrayList<>();
        try (var compressor = compression.openCompressor()) {
            for (byte[] block : blocks) {
                failToCompress(compressor, block);
                frames.add(compress(compressor, block));
            }
        }
        try (var decompressor = compression.openDecompressor()) {
            for (int i = 0; i < blocks.size(); i++) {
                byte[] block = blocks.get(i);
                String what = "block " + i + " of a reused worker";
                Frames.requireEqual(
                        context,
                        block,
                        Frames.decompress(compression, frames.get(i), block.length),
                        what + ", compressed");
                failToDecompress(decompressor, frames.get(i));
                Frames.requireEqual(
                        context, block, decompress(decompressor, context, frames.get(i), block.length, what), what);
            }
        }
    }

    private static byte[] compress(Compressor compressor, byte[] block) {
        ByteBuffer target = ByteBuffer.allocate(compressor.maxCompressedLength(block.length) + Frames.SLACK);
        compressor.compress(ByteBuffer.wrap(block), target);
        return Arrays.copyOf(target.array(), target.position());
    }

    private static byte[] decompress(
            Decompressor decompressor, RuleContext context, byte[] frame, int blockBytes, String what) {
        ByteBuffer target = ByteBuffer.allocate(blockBytes + Frames.SLACK);
        try {
            decompressor.decompress(ByteBuffer.wrap(frame), target);
        } catch (RuntimeException e) {
            throw context.violation(what + " ended in " + e + " after a failure", e);
        }
        return Arrays.copyOf(target.array(), target.position());
    }

    private static void failToCompress(Compressor compressor, byte[] block) {
        try {
            compressor.compress(ByteBuffer.wrap(block), ByteBuffer.allocate(block.length / 100));
        } catch (RuntimeException expected) {
            // What is thrown is for C-05 to judge.
        }
    }

    private static void failToDecompress(Decompressor decompressor, byte[] frame) {
        for (int length : new int[] {0, frame.length / 2, frame.length - 1}) {
            try {
                decompressor.decompress(ByteBuffer.wrap(frame, 0, length), ByteBuffer.allocate(frame.length / 2));
            } catch (RuntimeException expected) {
                // What is thrown is for C-05 and C-06 to judge.
            }
        }
    }
}
