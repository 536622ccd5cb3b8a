// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.ReadLimits;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

final class BufferKindsRule extends EncodingRule {
    private static final int BEFORE = 5;
    private static final int BEHIND = 3;

    BufferKindsRule() {
        super("E-07", "heap, direct, sliced and read-only blocks are read, position, limit and bytes left as they are");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        try (var batch = Blocks.small()) {
            byte[] block = Blocks.encode(codec, batch, 0, 4);
            for (ByteBuffer buffer : kinds(block)) {
                String kind = buffer + " of order " + buffer.order();
                try (var decoder = codec.decoding().openDecoder(batch.schema(), ReadLimits.DEFAULT)) {
                    Blocks.requireRows(context, batch, 0, 4, decoder.decode(buffer, 4));
                } catch (RuntimeException refused) {
                    throw context.violation(kind + " refused with " + refused, refused);
                }
                if (!kind.equals(buffer + " of order " + buffer.order()) || !buffer.equals(ByteBuffer.wrap(block))) {
                    throw context.violation(kind + " became " + buffer + ", or its bytes have changed");
                }
            }
        }
    }

    private static List<ByteBuffer> kinds(byte[] block) {
        ByteBuffer heap = within(ByteBuffer.allocate(BEFORE + block.length + BEHIND), block);
        ByteBuffer direct = within(ByteBuffer.allocateDirect(BEFORE + block.length + BEHIND), block);
        return List.of(
                heap,
                heap.slice(),
                heap.asReadOnlyBuffer(),
                heap.duplicate().order(ByteOrder.LITTLE_ENDIAN),
                direct,
                direct.slice(),
                direct.asReadOnlyBuffer());
    }

    private static ByteBuffer within(ByteBuffer buffer, byte[] block) {
        for (int i = 0; i < buffer.capacity(); i++) {
            buffer.put(i, (byte) '7');
        }
        return buffer.put(BEFORE, block).limit(BEFORE + block.length).position(BEFORE);
    }
}
