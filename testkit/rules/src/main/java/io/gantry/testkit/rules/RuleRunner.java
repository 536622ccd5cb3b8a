// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules;

import io.gantry.testkit.rules.RuleResult.Status;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Applies rules to a contribution, each on a daemon thread of its own. A check that does not end by its deadline is
 * interrupted and left behind: Java cannot stop it, so a contribution that is not trusted is checked in another process.
 * Nothing that a contribution throws gets through; it becomes a failed rule. Stateless and thread-safe.
 */
public final class RuleRunner {
    private final RuleOptions options;

    /**
     * A runner.
     *
     * @param options how to run every rule
     */
    public RuleRunner(RuleOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * Runs rules one after the other; one that fails does not keep the rest from running.
     *
     * @param rules in the order to run them
     * @param contribution what to check
     * @param <C> the contract
     * @return one result for each rule, in the same order
     * @throws InterruptedException if the calling thread is interrupted
     */
    public <C> List<RuleResult> run(List<? extends Rule<? super C>> rules, C contribution) throws InterruptedException {
        var results = new ArrayList<RuleResult>(rules.size());
        for (Rule<? super C> rule : rules) {
            results.add(run(rule, contribution));
        }
        return results;
    }

    /**
     * Runs one rule.
     *
     * @param rule what to check
     * @param contribution what to check it on
     * @param <C> the contract
     * @return what became of it
     * @throws InterruptedException if the calling thread is interrupted
     */
    public <C> RuleResult run(Rule<? super C> rule, C contribution) throws InterruptedException {
        long start = System.nanoTime();
        var context = new RuleContext(rule.id(), options, start);
        var check = new FutureTask<@Nullable Throwable>(() -> outcome(rule, contribution, context));
        var thread = new Thread(check, "gantry-rule-" + rule.id());
        thread.setDaemon(true);
        thread.start();
        Throwable thrown = await(check, context);
        return result(rule, context, thrown, Duration.ofNanos(System.nanoTime() - start));
    }

    private static <C> @Nullable Throwable outcome(Rule<C> rule, C contribution, RuleContext context) {
        try {
            rule.check(contribution, context);
            return null;
        } catch (Throwable thrown) {
            return thrown;
        }
    }

    private @Nullable Throwable await(FutureTask<@Nullable Throwable> check, RuleContext context)
            throws InterruptedException {
        try {
            return check.get(options.deadline().toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            return context.late();
        } catch (ExecutionException e) {
            return e.getCause();
        } finally {
            check.cancel(true);
        }
    }

    private static RuleResult result(Rule<?> rule, RuleContext context, @Nullable Throwable thrown, Duration elapsed) {
        if (thrown == null) {
            return new RuleResult(rule.id(), rule.title(), Status.PASSED, "", Optional.empty(), elapsed);
        }
        if (thrown instanceof RuleSkipped skipped) {
            return new RuleResult(rule.id(), rule.title(), Status.SKIPPED, skipped.reason(), Optional.empty(), elapsed);
        }
        RuleViolation violation =
                thrown instanceof RuleViolation known ? known : context.violation("unexpected " + thrown, thrown);
        return new RuleResult(
                rule.id(),
                rule.title(),
                Status.FAILED,
                String.valueOf(violation.getMessage()),
                Optional.of(violation),
                elapsed);
    }
}
