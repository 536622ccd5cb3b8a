// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules;

import org.jspecify.annotations.Nullable;

/** An implementation breaks a rule. The message starts with the rule's number. */
public final class RuleViolation extends AssertionError {
    private static final long serialVersionUID = 1L;

    private final String ruleId;

    /**
     * Reports a broken rule; checks use {@link RuleContext#violation}.
     *
     * @param ruleId number of the rule
     * @param detail what was seen and what was expected
     * @param cause what the contribution threw, or null
     */
    RuleViolation(String ruleId, String detail, @Nullable Throwable cause) {
        super(ruleId + " " + detail, cause);
        this.ruleId = ruleId;
    }

    /**
     * Which rule is broken.
     *
     * @return its number
     */
    public String ruleId() {
        return ruleId;
    }
}
