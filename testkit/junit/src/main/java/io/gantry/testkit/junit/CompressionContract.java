// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.junit;

import io.gantry.api.compression.Compression;
import io.gantry.testkit.rules.Rule;
import io.gantry.testkit.rules.RuleOptions;
import io.gantry.testkit.rules.RuleRunner;
import io.gantry.testkit.rules.compression.CompressionRules;
import io.gantry.testkit.rules.compression.GoldenFrame;
import io.gantry.testkit.rules.compression.ReferenceCompression;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The rules of a compression, C-01 to C-14, as tests. Extend it and say which compression to check. */
public abstract class CompressionContract {
    /** For those who extend it. */
    protected CompressionContract() {}

    /**
     * The compression to check.
     *
     * @return one service, as it would be registered
     */
    protected abstract Compression compression();

    /**
     * Other implementations of the same format, for C-13, which is skipped if there is none.
     *
     * @return any number
     */
    protected List<ReferenceCompression> references() {
        return List.of();
    }

    /**
     * Frames that have to stay readable, for C-14, which is skipped if there is none.
     *
     * @return any number
     */
    protected List<GoldenFrame> goldenFrames() {
        return List.of();
    }

    /**
     * How to run the rules.
     *
     * @return seed, extent and deadline
     */
    protected RuleOptions options() {
        return RuleOptions.FULL;
    }

    @TestFactory
    final Stream<DynamicTest> rules() {
        List<Rule<Compression>> rules = new ArrayList<>(CompressionRules.all());
        rules.add(CompressionRules.agreesWith(references()));
        rules.add(CompressionRules.reads(goldenFrames()));
        return RuleTests.of(rules, compression(), new RuleRunner(options()));
    }
}
