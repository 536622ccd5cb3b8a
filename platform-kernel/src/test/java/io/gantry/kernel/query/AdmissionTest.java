// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.broker.Cancellation;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.slf4j.LoggerFactory;

@Timeout(60)
class AdmissionTest {
    @Test
    void refusesWhenAllRunAndNoneMayWait() {
        Admission admission = admission(1, 0, 50_000);
        Admission.Turn turn = admission.enter(new Cancellation());
        assertRefused(
                admission, "1 queries are running (gantry.broker.queries.max) and 0 wait (gantry.broker.queue.max)");
        turn.close();
        admission.enter(new Cancellation()).close();
        assertThat(admission.running()).isZero();
    }

    @Test
    void givesUpWaitingAfterTheTimeout() {
        Admission admission = admission(1, 5, 1);
        admission.enter(new Cancellation());
        assertRefused(admission, "none ended within 1 ms (gantry.broker.queue.timeoutMs)");
        assertThat(admission.waiting()).isZero();
    }

    @Test
    void letsTheNextInWhenOneLeaves() throws Exception {
        Admission admission = admission(1, 5, 50_000);
        Admission.Turn turn = admission.enter(new Cancellation());
        var next = CompletableFuture.supplyAsync(() -> admission.enter(new Cancellation()));
        awaitWaiting(admission);
        turn.close();
        next.get(50, TimeUnit.SECONDS).close();
        assertThat(admission.running()).isZero();
    }

    @Test
    void aCancelledQueryStopsWaiting() {
        Admission admission = admission(1, 5, 50_000);
        admission.enter(new Cancellation());
        var cancellation = new Cancellation();
        var waiting = CompletableFuture.supplyAsync(() -> admission.enter(cancellation));
        awaitWaiting(admission);
        cancellation.cancel();
        assertThatThrownBy(() -> waiting.get(50, TimeUnit.SECONDS))
                .isInstanceOf(ExecutionException.class)
                .cause()
                .isInstanceOfSatisfying(
                        QueryException.class, e -> assertThat(e.code()).isEqualTo(QueryErrorCode.QUERY_CANCELLATION));
    }

    private static void awaitWaiting(Admission admission) {
        while (admission.waiting() == 0) {
            Thread.onSpinWait();
        }
    }

    private static void assertRefused(Admission admission, String message) {
        assertThatThrownBy(() -> admission.enter(new Cancellation()))
                .hasMessageContaining(message)
                .hasMessageEndingWith("try again later")
                .isInstanceOfSatisfying(
                        QueryException.class,
                        e -> assertThat(e.code().retryable()).isTrue());
    }

    private static Admission admission(int running, int waiting, int timeoutMs) {
        BrokerSettings settings = BrokerSettings.read(
                Map.of(
                        "gantry.broker.queries.max", "" + running,
                        "gantry.broker.queue.max", "" + waiting,
                        "gantry.broker.queue.timeoutMs", "" + timeoutMs),
                LoggerFactory.getLogger(AdmissionTest.class));
        return new Admission(() -> settings);
    }
}
