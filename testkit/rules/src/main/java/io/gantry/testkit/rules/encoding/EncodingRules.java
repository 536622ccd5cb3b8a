// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.testkit.rules.Rule;
import java.util.List;

/** The rules that every encoding keeps, together with its decoding. */
public final class EncodingRules {
    private EncodingRules() {}

    /**
     * The rules that need nothing but both sides.
     *
     * @return E-01 to E-14, in order
     */
    public static List<Rule<ResultCodec>> all() {
        return List.of(
                new RoundTripRule(),
                new SliceRule(),
                new HandedOutBlockRule(),
                new UntouchedBatchRule(),
                new BlockBoundRule(),
                new ReusedWorkerRule(),
                new BufferKindsRule(),
                new TruncationRule(),
                new BitFlipRule(),
                new RandomBytesRule(),
                new DeclaredCountsRule(),
                new SharedServiceRule(),
                new ClosedWorkerRule(),
                new GettersRule());
    }

    /**
     * The rule that an encoding writes as it always did.
     *
     * @param blocks as they have to be; with none the rule is skipped
     * @return E-15
     */
    public static Rule<ResultCodec> writes(List<GoldenBlock> blocks) {
        return new GoldenBlocksRule(blocks);
    }
}
