// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.testkit.rules.RuleResult.Status;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class RuleRunnerTest {
    private final RuleRunner runner = new RuleRunner(RuleOptions.SHORT);

    @Test
    void ruleThatReturnsHasPassed() throws InterruptedException {
        var result = runner.run(
                rule("X-01", (subject, context) -> assertThat(subject).isEqualTo("it")), "it");

        assertThat(result.status()).isEqualTo(Status.PASSED);
        assertThat(result).hasToString("X-01 passed: title of X-01");
    }

    @Test
    void violationCarriesTheRulesNumber() throws InterruptedException {
        var result = runner.run(
                rule("X-02", (subject, context) -> {
                    throw context.violation("truncated frame accepted at offset 17 of 42");
                }),
                "it");

        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(result.reason()).isEqualTo("X-02 truncated frame accepted at offset 17 of 42");
        assertThat(result.violation().orElseThrow().ruleId()).isEqualTo("X-02");
    }

    @Test
    void whateverElseIsThrownIsAViolation() throws InterruptedException {
        var error = new LinkageError("gone");
        var result = runner.run(
                rule("X-03", (subject, context) -> {
                    throw error;
                }),
                "it");

        assertThat(result.reason()).isEqualTo("X-03 unexpected java.lang.LinkageError: gone");
        assertThat(result.violation().orElseThrow()).hasCause(error);
    }

    @Test
    void skippedRuleSaysWhy() throws InterruptedException {
        var result = runner.run(
                rule("X-04", (subject, context) -> {
                    throw context.skipped("nothing to compare with");
                }),
                "it");

        assertThat(result.status()).isEqualTo(Status.SKIPPED);
        assertThat(result.reason()).isEqualTo("nothing to compare with");
    }

    @Test
    void checkThatHangsIsInterruptedAndFails() throws InterruptedException {
        var interrupted = new CountDownLatch(1);
        var impatient = new RuleRunner(RuleOptions.SHORT.withDeadline(Duration.ofMillis(50)));
        var result = impatient.run(
                rule("X-05", (subject, context) -> {
                    try {
                        new CountDownLatch(1).await();
                    } catch (InterruptedException e) {
                        interrupted.countDown();
                    }
                }),
                "it");

        assertThat(result.reason()).isEqualTo("X-05 did not end within 50 ms");
        interrupted.await();
    }

    @Test
    void loopThatAsksForTheDeadlineEndsByItself() throws InterruptedException {
        var impatient = new RuleRunner(RuleOptions.SHORT.withDeadline(Duration.ofMillis(50)));
        var result = impatient.run(
                rule("X-06", (subject, context) -> {
                    while (true) {
                        context.checkDeadline();
                    }
                }),
                "it");

        assertThat(result.reason()).isEqualTo("X-06 did not end within 50 ms");
    }

    @Test
    void failureDoesNotKeepTheNextRulesFromRunning() throws InterruptedException {
        var results = runner.run(
                List.of(
                        rule("X-07", (subject, context) -> {
                            throw context.violation("broken");
                        }),
                        rule("X-08", (subject, context) -> {})),
                "it");

        assertThat(results).extracting(RuleResult::status).containsExactly(Status.FAILED, Status.PASSED);
    }

    @Test
    void randomDataDependsOnSeedAndRuleOnly() throws InterruptedException {
        var seen = new ArrayList<Integer>();
        var draw = rule("X-09", (subject, context) -> seen.add(context.random().nextInt()));
        runner.run(draw, "it");
        runner.run(draw, "it");
        new RuleRunner(RuleOptions.SHORT.withSeed(1)).run(draw, "it");

        assertThat(seen.get(0)).isEqualTo(seen.get(1)).isNotEqualTo(seen.get(2));
    }

    private interface Check {
        void check(String subject, RuleContext context) throws Exception;
    }

    private static Rule<String> rule(String id, Check check) {
        return new Rule<>() {
            @Override
            public String id() {
                return id;
            }

            @Override
            public String title() {
                return "title of " + id;
            }

            @Override
            public void check(String subject, RuleContext context) throws Exception {
                check.check(subject, context);
            }
        };
    }
}
