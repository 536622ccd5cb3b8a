// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.testkit.rules.RuleContext;
import java.util.List;
import java.util.Map;
import java.util.Random;

final class ReferenceRule extends CompressionRule {
    private static final int[] LENGTHS = {0, 1, 300, 64 << 10, 1 << 20};

    private final List<ReferenceCompression> references;

    ReferenceRule(List<ReferenceCompression> references) {
        super("C-13", "frames are read by a reference implementation, and its frames are read");
        this.references = List.copyOf(references);
    }

    @Override
    public void check(Compression compression, RuleContext context) throws Exception {
        if (references.isEmpty()) {
            throw context.skipped("no reference implementation was given");
        }
        Random random = context.random();
        for (int length : LENGTHS) {
            for (Map.Entry<String, byte[]> entry :
                    SampleBlocks.ofLength(length, random).entrySet()) {
                for (ReferenceCompression reference : references) {
                    String what = entry.getKey() + " block of " + length + " bytes";
                    exchange(compression, context, reference, entry.getValue(), what);
                }
            }
        }
    }

    private static void exchange(
            Compression compression, RuleContext context, ReferenceCompression reference, byte[] block, String what) {
        context.checkDeadline();
        String ours = what + ", read by " + reference.name() + ",";
        String theirs = what + ", written by " + reference.name() + ",";
        try {
            byte[] frame = Frames.compress(compression, block);
            Frames.requireEqual(context, block, reference.decompress(frame, block.length), ours);
        } catch (Exception e) {
            throw context.violation(ours + " ended in " + e, e);
        }
        try {
            byte[] frame = reference.compress(block);
            Frames.requireEqual(context, block, Frames.decompress(compression, frame, block.length), theirs);
        } catch (Exception e) {
            throw context.violation(theirs + " ended in " + e, e);
        }
    }
}
