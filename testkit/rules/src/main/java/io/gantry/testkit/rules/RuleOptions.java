// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules;

import java.time.Duration;
import java.util.Objects;

/**
 * How rules are to be run.
 *
 * @param seed of everything random
 * @param extent how many cases
 * @param deadline for each rule; a check that takes longer is a violation, since a contribution that hangs is broken
 */
public record RuleOptions(long seed, Extent extent, Duration deadline) {
    /** For the self-check of a running broker: a sample, at most 10 seconds a rule. */
    public static final RuleOptions SHORT = new RuleOptions(20_261_201, Extent.SHORT, Duration.ofSeconds(10));

    /** For a build: all cases, at most 2 minutes a rule, which is much on purpose: build machines are busy. */
    public static final RuleOptions FULL = new RuleOptions(20_261_201, Extent.FULL, Duration.ofMinutes(2));

    // Checks that nothing is missing.
    public RuleOptions {
        Objects.requireNonNull(extent, "extent");
        if (deadline.isNegative() || deadline.isZero()) {
            throw new IllegalArgumentException("deadline=" + deadline + " is not positive");
        }
    }

    /**
     * The same with another seed.
     *
     * @param newSeed of everything random
     * @return a copy
     */
    public RuleOptions withSeed(long newSeed) {
        return new RuleOptions(newSeed, extent, deadline);
    }

    /**
     * The same with another deadline.
     *
     * @param newDeadline for each rule
     * @return a copy
     */
    public RuleOptions withDeadline(Duration newDeadline) {
        return new RuleOptions(seed, extent, newDeadline);
    }
}
