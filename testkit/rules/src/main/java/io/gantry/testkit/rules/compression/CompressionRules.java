// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.testkit.rules.Rule;
import java.util.List;

/** The rules that every compression keeps. */
public final class CompressionRules {
    private CompressionRules() {}

    /**
     * The rules that need nothing but the compression itself.
     *
     * @return C-01 to C-12, in order
     */
    public static List<Rule<Compression>> all() {
        return List.of(
                new RoundTripRule(),
                new BufferKindsRule(),
                new TargetWindowRule(),
                new PromisedMaximumRule(),
                new TooLittleRoomRule(),
                new TruncationRule(),
                new BitFlipRule(),
                new DeclaredLengthRule(),
                new RandomBytesRule(),
                new ReusedWorkerRule(),
                new SharedServiceRule(),
                new ClosedWorkerRule());
    }

    /**
     * The rule that compares with other implementations of the same format.
     *
     * @param references who to agree with; with none the rule is skipped
     * @return C-13
     */
    public static Rule<Compression> agreesWith(List<ReferenceCompression> references) {
        return new ReferenceRule(references);
    }

    /**
     * The rule that frames written long ago, or elsewhere, stay readable.
     *
     * @param frames what to read; with none the rule is skipped
     * @return C-14
     */
    public static Rule<Compression> reads(List<GoldenFrame> frames) {
        return new GoldenFramesRule(frames);
    }
}
