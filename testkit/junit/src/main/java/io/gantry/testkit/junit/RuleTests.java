// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.junit;

import io.gantry.testkit.rules.Rule;
import io.gantry.testkit.rules.RuleResult;
import io.gantry.testkit.rules.RuleRunner;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.TestAbortedException;

/** Turns rules into dynamic tests: one each, named by number and title. */
final class RuleTests {
    private RuleTests() {}

    static <C> Stream<DynamicTest> of(List<? extends Rule<? super C>> rules, C contribution, RuleRunner runner) {
        return rules.stream()
                .map(rule -> DynamicTest.dynamicTest(
                        rule.id() + " " + rule.title(), () -> report(runner.run(rule, contribution))));
    }

    private static void report(RuleResult result) {
        if (result.violation().isPresent()) {
            throw result.violation().get();
        }
        if (result.status() == RuleResult.Status.SKIPPED) {
            throw new TestAbortedException(result.toString());
        }
    }
}
