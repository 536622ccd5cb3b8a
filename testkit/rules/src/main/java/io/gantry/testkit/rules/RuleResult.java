// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * What became of one rule.
 *
 * @param ruleId its number
 * @param title its sentence
 * @param status how it ended
 * @param reason why it failed (starting with the number) or was skipped; empty if it passed
 * @param violation what was thrown, if it failed
 * @param elapsed how long it took
 */
public record RuleResult(
        String ruleId,
        String title,
        Status status,
        String reason,
        Optional<RuleViolation> violation,
        Duration elapsed) {

    /** How a rule ended. */
    public enum Status {
        /** The contribution keeps it. */
        PASSED,
        /** The contribution breaks it, or did not answer in time. */
        FAILED,
        /** It does not apply. */
        SKIPPED
    }

    // Checks that nothing is missing.
    public RuleResult {
        Objects.requireNonNull(ruleId, "ruleId");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(status, "status");
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(violation, "violation");
        Objects.requireNonNull(elapsed, "elapsed");
    }

    @Override
    public String toString() {
        return switch (status) {
            case PASSED -> ruleId + " passed: " + title;
            case SKIPPED -> ruleId + " skipped: " + reason;
            case FAILED -> "failed: " + reason;
        };
    }
}
