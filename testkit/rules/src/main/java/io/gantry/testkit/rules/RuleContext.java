// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules;

import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** What one run of one rule is told, and how it reports. Used by the thread that runs the check. */
public final class RuleContext {
    private final String ruleId;
    private final RuleOptions options;
    private final long startNanos;

    RuleContext(String ruleId, RuleOptions options, long startNanos) {
        this.ruleId = Objects.requireNonNull(ruleId, "ruleId");
        this.options = Objects.requireNonNull(options, "options");
        this.startNanos = startNanos;
    }

    /**
     * Whether all cases are wanted, or a sample that is done within moments.
     *
     * @return true for {@link Extent#FULL}
     */
    public boolean full() {
        return options.extent() == Extent.FULL;
    }

    /**
     * A source of data for this rule.
     *
     * @return a new generator, which gives the same values in every run with the same seed
     */
    public Random random() {
        return new Random(options.seed() * 31 + ruleId.hashCode());
    }

    /**
     * Counts what the calling thread allocates on the heap; the difference of two calls is what lies between them.
     *
     * @return bytes so far; always 0 where the JVM cannot tell
     */
    public long allocatedBytes() {
        return AllocatedBytes.soFar();
    }

    /**
     * Ends the check if its time is over.
     *
     * @throws RuleViolation if the deadline has passed
     */
    public void checkDeadline() {
        if (System.nanoTime() - startNanos > options.deadline().toNanos()) {
            throw late();
        }
    }

    /**
     * Reports that the rule is broken.
     *
     * @param detail what was seen and what was expected, for instance {@code truncated frame accepted at offset 17 of 42}
     * @return to be thrown by the caller
     */
    public RuleViolation violation(String detail) {
        return violation(detail, null);
    }

    /**
     * Reports that the rule is broken.
     *
     * @param detail what was seen and what was expected
     * @param cause what the contribution threw, or null
     * @return to be thrown by the caller
     */
    public RuleViolation violation(String detail, @Nullable Throwable cause) {
        return new RuleViolation(ruleId, detail, cause);
    }

    /**
     * Reports that the rule does not apply to this contribution.
     *
     * @param reason why
     * @return to be thrown by the caller
     */
    public RuleSkipped skipped(String reason) {
        return new RuleSkipped(ruleId, reason);
    }

    RuleViolation late() {
        return violation("did not end within " + options.deadline().toMillis() + " ms");
    }
}
