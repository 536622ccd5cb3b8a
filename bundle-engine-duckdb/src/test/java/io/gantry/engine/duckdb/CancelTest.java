// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.QueryCursor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class CancelTest {
    /** Most of its work is done before the first rows. */
    private static final String LONG_START = "SELECT count(*) FROM range(1000000000000) t(i) WHERE hash(i) = 1";
    /** Most of its work is done after the first rows. */
    private static final String LONG_MIDDLE =
            "SELECT i FROM range(1000000000000) t(i) WHERE i < 3000000 OR hash(i) = 1";

    private final DuckDbEngine engine = new DuckDbEngine();

    @AfterEach
    void closesWithoutLeaks() {
        TestDatabase.closeWithoutLeaks(engine);
    }

    @ParameterizedTest
    @ValueSource(strings = {LONG_START, LONG_MIDDLE})
    void aCancelFromAnotherThreadEndsTheStatement(String sql) throws Exception {
        QueryCursor cursor = engine.open(TestDatabase.query(sql));
        var started = new CountDownLatch(1);
        CompletableFuture<Throwable> outcome = CompletableFuture.supplyAsync(() -> {
            started.countDown();
            return drain(cursor);
        });
        started.await();
        cursor.cancel();
        assertCancelled(outcome.get());
        cursor.close();
    }

    @Test
    void cancelIsNotLostWhateverItMeets() throws Exception {
        for (int round = 0; round < 200; round++) {
            QueryCursor cursor = engine.open(TestDatabase.query(LONG_MIDDLE));
            CompletableFuture<Throwable> outcome = CompletableFuture.supplyAsync(() -> drain(cursor));
            spin(round * 2000);
            cursor.cancel();
            if (round % 2 == 0) {
                cursor.close();
            }
            assertThat(outcome.get()).isInstanceOfAny(QueryException.class, IllegalStateException.class);
            cursor.close();
        }
    }

    private static void spin(int nanos) {
        long end = System.nanoTime() + nanos;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    @Test
    void aCancelBeforeTheFirstBatchIsNotLost() {
        try (QueryCursor cursor = engine.open(TestDatabase.query(LONG_START))) {
            cursor.cancel();
            assertCancelled(catchThrowable(cursor::next));
        }
    }

    private static Throwable drain(QueryCursor cursor) {
        return catchThrowable(() -> {
            while (cursor.next() != null) {}
        });
    }

    private static void assertCancelled(Throwable outcome) {
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        QueryException.class, e -> assertThat(e.code()).isEqualTo(QueryErrorCode.QUERY_CANCELLATION));
    }
}
