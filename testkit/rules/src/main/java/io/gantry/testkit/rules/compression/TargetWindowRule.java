// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.compression.Compression;
import io.gantry.api.compression.MalformedFrameException;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

final class TargetWindowRule extends CompressionRule {
    private static final int LENGTH = 5_003;
    private static final int MARGIN = 64;
    private static final byte CANARY = (byte) 0xa5;

    TargetWindowRule() {
        super("C-03", "bytes outside the target's window stay as they are");
    }

    @Override
    public void check(Compression compression, RuleContext context) {
        byte[] block = SampleBlocks.json(LENGTH, context.random());
        byte[] frame = Frames.compress(compression, block);
        byte[] cut = Arrays.copyOf(frame, frame.length / 2);
        for (boolean direct : List.of(false, true)) {
            String kind = direct ? "direct" : "heap";
            try (var compressor = compression.openCompressor();
                    var decompressor = compression.openDecompressor()) {
                int room = compressor.maxCompressedLength(LENGTH) + Frames.SLACK;
                guard(
                        context,
                        direct,
                        room,
                        "compressing to " + kind,
                        target -> compressor.compress(ByteBuffer.wrap(block), target));
                guard(
                        context,
                        direct,
                        LENGTH,
                        "decompressing to " + kind,
                        target -> decompressor.decompress(ByteBuffer.wrap(frame), target));
                guard(context, direct, LENGTH, "failing to decompress to " + kind, target -> {
                    try {
                        decompressor.decompress(ByteBuffer.wrap(cut), target);
                    } catch (MalformedFrameException | BufferTooSmallException expected) {
                        // What is thrown is for C-06 to judge.
                    }
                });
            }
        }
    }

    private static void guard(RuleContext context, boolean direct, int window, String what, Consumer<ByteBuffer> act) {
        int capacity = MARGIN + window + MARGIN;
        ByteBuffer target = direct ? ByteBuffer.allocateDirect(capacity) : ByteBuffer.allocate(capacity);
        byte[] canaries = new byte[capacity];
        Arrays.fill(canaries, CANARY);
        target.put(0, canaries);
        act.accept(target.limit(MARGIN + window).position(MARGIN));
        target.clear();
        for (int offset = 0; offset < capacity; offset++) {
            boolean outside = offset < MARGIN || offset >= MARGIN + window;
            if (outside && target.get(offset) != CANARY) {
                throw context.violation(what + " changed the byte " + (offset - MARGIN)
                        + " bytes from the start of a window of " + window);
            }
        }
    }
}
