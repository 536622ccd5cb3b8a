// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules;

/** A rule does not apply to an implementation. The message starts with the rule's number. */
public final class RuleSkipped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    RuleSkipped(String ruleId, String reason) {
        super(ruleId + " skipped: " + reason);
        this.reason = reason;
    }

    /**
     * Why it does not apply.
     *
     * @return one line, without the number
     */
    public String reason() {
        return reason;
    }
}
