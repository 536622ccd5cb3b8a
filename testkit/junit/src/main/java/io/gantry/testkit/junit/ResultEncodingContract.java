// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.junit;

import io.gantry.api.result.ResultDecoding;
import io.gantry.api.result.ResultEncoding;
import io.gantry.testkit.rules.Rule;
import io.gantry.testkit.rules.RuleOptions;
import io.gantry.testkit.rules.RuleRunner;
import io.gantry.testkit.rules.encoding.EncodingRules;
import io.gantry.testkit.rules.encoding.GoldenBlock;
import io.gantry.testkit.rules.encoding.ResultCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The rules of an encoding and its decoding, E-01 to E-15, as tests. Extend it and say which ones to check. Arrow and a
 * memory allocator of it have to be on the class path, and the JVM needs the flag that Arrow documents.
 */
public abstract class ResultEncodingContract {
    /** For those who extend it. */
    protected ResultEncodingContract() {}

    /**
     * The encoding to check.
     *
     * @return one service, as it would be registered
     */
    protected abstract ResultEncoding encoding();

    /**
     * The decoding of the same name.
     *
     * @return one service, as it would be registered
     */
    protected abstract ResultDecoding decoding();

    /**
     * Blocks that have to stay as they are, for E-15, which is skipped if there is none.
     *
     * @return any number
     */
    protected List<GoldenBlock> goldenBlocks() {
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
        List<Rule<ResultCodec>> rules = new ArrayList<>(EncodingRules.all());
        rules.add(EncodingRules.writes(goldenBlocks()));
        return RuleTests.of(rules, new ResultCodec(encoding(), decoding()), new RuleRunner(options()));
    }
}
