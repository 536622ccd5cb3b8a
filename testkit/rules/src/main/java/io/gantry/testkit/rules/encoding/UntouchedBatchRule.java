// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.testkit.rules.RuleContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.vector.FieldVector;

final class UntouchedBatchRule extends EncodingRule {
    UntouchedBatchRule() {
        super("E-04", "a batch stays the caller's, with its bytes as they were");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        try (var batch = new SampleBatch(SampleColumns.all(), 20)) {
            List<byte[]> before = memory(batch);
            Blocks.encode(codec, batch, 3, 11);
            List<byte[]> after = memory(batch);
            for (int i = 0; i < before.size(); i++) {
                if (!Arrays.equals(before.get(i), after.get(i))) {
                    throw context.violation("buffer " + i + " of the batch has changed");
                }
            }
        }
    }

    private static List<byte[]> memory(SampleBatch batch) {
        List<byte[]> memory = new ArrayList<>();
        for (FieldVector vector : batch.root().getFieldVectors()) {
            // Reading a buffer that was released throws, which is a violation as well.
            for (ArrowBuf buffer : vector.getBuffers(false)) {
                byte[] bytes = new byte[(int) buffer.capacity()];
                buffer.getBytes(0, bytes);
                memory.add(bytes);
            }
        }
        return memory;
    }
}
