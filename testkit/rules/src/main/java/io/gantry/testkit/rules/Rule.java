// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules;

/**
 * One numbered sentence of a contract, and how to check that an implementation keeps it. Stateless and thread-safe.
 *
 * @param <C> the contract
 */
public interface Rule<C> {
    /**
     * The number under which the contract's text, this rule and every failure speak of the same thing.
     *
     * @return the contract's letter and two digits, for instance {@code C-06}
     */
    String id();

    /**
     * What an implementation has to do.
     *
     * @return a sentence without the number, for instance {@code every truncation is rejected with its offset}
     */
    String title();

    /**
     * Checks a contribution. Called on a thread of the {@link RuleRunner}'s own, which is given up when the deadline
     * has passed; a check with a long loop calls {@link RuleContext#checkDeadline} in it. Whatever a check opens it also
     * closes.
     *
     * @param contribution the implementation; used as its contract allows
     * @param context seed, extent and deadline, and how to report
     * @throws RuleViolation if the rule is broken; made by {@link RuleContext#violation}
     * @throws RuleSkipped if the rule does not apply; made by {@link RuleContext#skipped}
     * @throws Exception anything else counts as a violation, too
     */
    void check(C contribution, RuleContext context) throws Exception;
}
