// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Decompressor;
import io.gantry.testkit.rules.RuleContext;
import io.gantry.testkit.rules.RuleViolation;
import java.nio.ByteBuffer;
import java.util.Arrays;

final class TooLittleRoomRule extends CompressionRule {
    private static final int LENGTH = 3_001;
    private static final byte FILL = 0x5c;

    TooLittleRoomRule() {
        super("C-05", "too little room is reported with the size needed, and a compressor's target stays as it was");
    }

    @Override
    public void check(Compression compression, RuleContext context) {
        byte[] block = SampleBlocks.json(LENGTH, context.random());
        byte[] frame = Frames.compress(compression, block);
        for (int room : new int[] {0, 1, LENGTH / 2, LENGTH - 1}) {
            decompressInto(compression, context, frame, room);
        }
        int max;
        try (var compressor = compression.openCompressor()) {
            max = compressor.maxCompressedLength(LENGTH);
        }
        for (int room : new int[] {0, 1, frame.length - 1, max - 1}) {
            compressInto(compression, context, block, room);
        }
    }

    private static void compressInto(Compression compression, RuleContext context, byte[] block, int room) {
        String what = "compressing " + block.length + " bytes into " + room;
        ByteBuffer target = filled(room);
        BufferTooSmallException thrown;
        try (var compressor = compression.openCompressor()) {
            thrown = requireTooSmall(context, what, () -> compressor.compress(ByteBuffer.wrap(block), target));
        }
        requireNumbers(context, what, thrown, room);
        if (target.position() != 0 || !target.equals(filled(room))) {
            throw context.violation(what + " changed the target");
        }
        if (thrown.neededBytes() == Decompressor.UNDECLARED || thrown.neededBytes() > Integer.MAX_VALUE) {
            throw context.violation(what + " asked for " + thrown.neededBytes() + " bytes");
        }
        try (var compressor = compression.openCompressor()) {
            compressor.compress(ByteBuffer.wrap(block), filled((int) thrown.neededBytes()));
        } catch (BufferTooSmallException e) {
            throw context.violation(what + " asked for " + thrown.neededBytes() + " bytes, which do not suffice", e);
        }
    }

    private static void decompressInto(Compression compression, RuleContext context, byte[] frame, int room) {
        String what = "decompressing " + LENGTH + " bytes into " + room;
        ByteBuffer target = filled(room);
        BufferTooSmallException thrown;
        try (var decompressor = compression.openDecompressor()) {
            thrown = requireTooSmall(context, what, () -> decompressor.decompress(ByteBuffer.wrap(frame), target));
        }
        requireNumbers(context, what, thrown, room);
        if (target.position() != 0) {
            throw context.violation(what + " moved the target's position to " + target.position());
        }
        long needed = thrown.neededBytes();
        if (needed != Decompressor.UNDECLARED && needed != LENGTH) {
            throw context.violation(what + " asked for " + needed + " bytes");
        }
    }

    private static BufferTooSmallException requireTooSmall(RuleContext context, String what, Runnable act) {
        try {
            act.run();
        } catch (BufferTooSmallException expected) {
            return expected;
        } catch (RuleViolation e) {
            throw e;
        } catch (RuntimeException | Error e) {
            throw context.violation(what + " ended in " + e, e);
        }
        throw context.violation(what + " succeeded");
    }

    private static void requireNumbers(RuleContext context, String what, BufferTooSmallException thrown, int room) {
        if (thrown.availableBytes() != room) {
            throw context.violation(what + " found room for " + thrown.availableBytes());
        }
        if (thrown.neededBytes() != Decompressor.UNDECLARED && thrown.neededBytes() <= room) {
            throw context.violation(what + " asked for " + thrown.neededBytes() + " bytes, which it had");
        }
    }

    private static ByteBuffer filled(int room) {
        byte[] bytes = new byte[room];
        Arrays.fill(bytes, FILL);
        return ByteBuffer.wrap(bytes);
    }
}
