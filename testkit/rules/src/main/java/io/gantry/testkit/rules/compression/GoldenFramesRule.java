// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.testkit.rules.RuleContext;
import java.util.List;

final class GoldenFramesRule extends CompressionRule {
    private final List<GoldenFrame> frames;

    GoldenFramesRule(List<GoldenFrame> frames) {
        super("C-14", "golden frames are read as they always were");
        this.frames = List.copyOf(frames);
    }

    @Override
    public void check(Compression compression, RuleContext context) {
        if (frames.isEmpty()) {
            throw context.skipped("no golden frame was given");
        }
        for (GoldenFrame golden : frames) {
            try {
                byte[] back = Frames.decompress(compression, golden.frame(), golden.block().length);
                Frames.requireEqual(context, golden.block(), back, "golden frame '" + golden.name() + "'");
            } catch (RuntimeException e) {
                throw context.violation("golden frame '" + golden.name() + "' ended in " + e, e);
            }
        }
    }
}
