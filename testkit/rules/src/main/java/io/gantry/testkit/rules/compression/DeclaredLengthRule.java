// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

final class DeclaredLengthRule extends CompressionRule {
    private static final int BOMB_BYTES = 16 << 20;
    private static final int ROOM = 1 << 10;
    private static final int MAX_ALLOCATED = 1 << 20;
    private static final int PATCHED_OFFSETS = 16;
    private static final List<Integer> LENGTHS = List.of(32 << 20, Integer.MAX_VALUE, -1, Integer.MIN_VALUE);

    DeclaredLengthRule() {
        super("C-08", "a length above the target's room is rejected before anything is allocated for it");
    }

    @Override
    public void check(Compression compression, RuleContext context) {
        byte[] bomb = Frames.compress(compression, new byte[BOMB_BYTES]);
        // The first attempt may load classes, which is not what is to be measured.
        allocatedFor(compression, context, bomb, "honest length of " + BOMB_BYTES);
        refuse(compression, context, bomb, "honest length of " + BOMB_BYTES);
        byte[] frame = Frames.compress(compression, SampleBlocks.json(ROOM / 2, context.random()));
        for (int offset = 0; offset <= Math.min(PATCHED_OFFSETS, frame.length - Integer.BYTES); offset++) {
            for (int length : LENGTHS) {
                for (ByteOrder order : List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)) {
                    byte[] lie = frame.clone();
                    ByteBuffer.wrap(lie).order(order).putInt(offset, length);
                    refuse(compression, context, lie, "length of " + length + " forged at offset " + offset);
                }
            }
        }
    }

    private static void refuse(Compression compression, RuleContext context, byte[] frame, String what) {
        context.checkDeadline();
        long allocated = allocatedFor(compression, context, frame, what);
        if (allocated > MAX_ALLOCATED) {
            throw context.violation(what + " made it allocate " + allocated + " bytes, for a target of " + ROOM);
        }
    }

    private static long allocatedFor(Compression compression, RuleContext context, byte[] frame, String what) {
        ByteBuffer target = ByteBuffer.allocate(ROOM);
        long before = context.allocatedBytes();
        try (var decompressor = compression.openDecompressor()) {
            decompressor.decompress(ByteBuffer.wrap(frame), target);
        } catch (RuntimeException e) {
            // What is thrown is for C-05 and C-07 to judge.
        } catch (OutOfMemoryError e) {
            throw context.violation(what + " made it run out of memory, for a target of " + ROOM, e);
        }
        return context.allocatedBytes() - before;
    }
}
