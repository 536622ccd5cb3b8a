// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.contribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.gantry.api.contribution.ContributionInfo;
import io.gantry.api.contribution.Lease;
import io.gantry.api.contribution.UnknownContributionException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.osgi.framework.Version;

@Timeout(60)
class ContributionTableTest {
    private static final Duration LONG = Duration.ofSeconds(50);
    private static final Duration NONE = Duration.ZERO;

    private Patience patience = new Patience(NONE, LONG, LONG);
    private final ContributionTable<Thing> table = new ContributionTable<>("compression", () -> patience);

    /** A contribution that knows when it has been torn down. */
    private static final class Thing {
        final AtomicBoolean gone = new AtomicBoolean();
    }

    @Test
    void findsNamesAndAliasesWithoutCase() {
        Entry<Thing> zstd = add("ZSTD", 0, "1.0.0", 1, "ZSTANDARD");
        for (String name : List.of("ZSTD", "zstd", "Zstandard")) {
            try (Lease<Thing> lease = table.lease(name)) {
                assertThat(lease.contribution()).isSameAs(zstd.contribution());
            }
        }
    }

    @Test
    void anUnknownNameListsTheNamesThatExist() {
        add("ZSTD", 0, "1.0.0", 1, "ZSTANDARD");
        add("NONE", 0, "1.0.0", 2);
        assertThatThrownBy(() -> table.lease("BROTLI"))
                .isInstanceOf(UnknownContributionException.class)
                .hasMessage("unknown compression 'BROTLI'; available: NONE, ZSTANDARD, ZSTD");
    }

    @Test
    void tiesGoToRankingThenVersionThenLowestServiceId() {
        add("A", 0, "1.0.0", 9);
        Entry<Thing> lowerId = add("A", 0, "1.0.0", 3);
        assertWins("A", lowerId);
        Entry<Thing> newer = add("A", 0, "1.1.0", 10);
        assertWins("A", newer);
        Entry<Thing> ranked = add("A", 5, "0.1.0", 11);
        assertWins("A", ranked);
        assertThat(table.list())
                .extracting(ContributionInfo::serviceId, ContributionInfo::state)
                .containsExactly(
                        tuple(11L, ContributionInfo.State.ACTIVE),
                        tuple(10L, ContributionInfo.State.HIDDEN),
                        tuple(3L, ContributionInfo.State.HIDDEN),
                        tuple(9L, ContributionInfo.State.HIDDEN));
    }

    @Test
    void aChangedRankingChangesTheWinnerAndKeepsLeases() {
        Entry<Thing> first = add("A", 1, "1.0.0", 1);
        Entry<Thing> second = add("A", 0, "1.0.0", 2);
        try (Lease<Thing> held = table.lease("A")) {
            table.update(second, new Origin("A", List.of(), "b", new Version("1.0.0"), 7, 2));
            assertWins("A", second);
            assertThat(held.contribution()).isSameAs(first.contribution());
        }
    }

    @Test
    void removalWaitsForLeasesThatAreOut() throws Exception {
        Entry<Thing> entry = add("A", 0, "1.0.0", 1);
        Lease<Thing> lease = table.lease("A");
        var removal = CompletableFuture.supplyAsync(() -> table.remove(entry));
        while (table.list().get(0).state() != ContributionInfo.State.DRAINING) {
            Thread.onSpinWait();
        }
        assertThatThrownBy(() -> table.lease("A")).isInstanceOf(UnknownContributionException.class);
        assertThat(removal).isNotDone();
        lease.close();
        lease.close();
        assertThat(removal.get(50, TimeUnit.SECONDS)).isTrue();
        assertThat(table.list()).isEmpty();
    }

    @Test
    void pastTheDrainTimeoutTheWorkIsToldToEnd() {
        patience = new Patience(NONE, Duration.ofMillis(1), LONG);
        Entry<Thing> entry = add("A", 0, "1.0.0", 1);
        Lease<Thing> lease = table.lease("A");
        lease.onRevoked(lease::close);
        assertThat(table.remove(entry)).isTrue();
        assertThatThrownBy(lease::contribution).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void removalReportsLeasesThatNeverComeBack() {
        patience = new Patience(NONE, Duration.ofMillis(1), Duration.ofMillis(1));
        Entry<Thing> entry = add("A", 0, "1.0.0", 1);
        Lease<Thing> lost = table.lease("A");
        assertThat(table.remove(entry)).isFalse();
        lost.close();
    }

    @Test
    void aNameThatHasJustLeftMakesNewWorkWaitForItsReplacement() throws Exception {
        patience = new Patience(LONG, LONG, LONG);
        table.remove(add("A", 0, "1.0.0", 1));
        var begun = new CountDownLatch(1);
        var waiting = CompletableFuture.supplyAsync(() -> {
            begun.countDown();
            return table.lease("A");
        });
        assertThat(begun.await(50, TimeUnit.SECONDS)).isTrue();
        Entry<Thing> replacement = add("A", 0, "1.0.1", 2);
        assertThat(waiting.get(50, TimeUnit.SECONDS).contribution()).isSameAs(replacement.contribution());
    }

    @Test
    void aNameThatLeftLongAgoFailsAtOnce() {
        patience = new Patience(Duration.ofNanos(1), LONG, LONG);
        table.remove(add("A", 0, "1.0.0", 1));
        assertThatThrownBy(() -> table.lease("A")).isInstanceOf(UnknownContributionException.class);
    }

    @Test
    void whateverIsBestWaitsForAReplacementToo() throws Exception {
        patience = new Patience(LONG, LONG, LONG);
        table.remove(add("A", 0, "1.0.0", 1));
        var waiting = CompletableFuture.supplyAsync(table::leaseBest);
        Entry<Thing> replacement = add("A", 0, "1.0.1", 2);
        assertThat(waiting.get(50, TimeUnit.SECONDS).contribution()).isSameAs(replacement.contribution());
    }

    @Test
    void noWorkFailsOrSeesATornDownContributionWhileItIsReplacedAgainAndAgain() throws Exception {
        patience = new Patience(LONG, LONG, LONG);
        var current = add("A", 0, "1.0.0", 0);
        var stop = new AtomicBoolean();
        var uses = new AtomicLong();
        List<CompletableFuture<Void>> users = IntStream.range(0, 4)
                .mapToObj(i -> CompletableFuture.runAsync(() -> {
                    while (!stop.get()) {
                        try (Lease<Thing> lease = table.lease("a")) {
                            assertThat(lease.contribution().gone).isFalse();
                            uses.incrementAndGet();
                        }
                    }
                }))
                .toList();
        for (int swap = 1; swap <= 3000; swap++) {
            boolean breakBeforeMake = swap % 2 == 0;
            Entry<Thing> next = breakBeforeMake ? null : add("A", 0, "1.0.0", swap);
            assertThat(table.remove(current)).isTrue();
            current.contribution().gone.set(true);
            current = next != null ? next : add("A", 0, "1.0.0", swap);
        }
        stop.set(true);
        for (CompletableFuture<Void> user : users) {
            user.get(50, TimeUnit.SECONDS);
        }
        assertThat(uses).hasPositiveValue();
    }

    private Entry<Thing> add(String name, int ranking, String version, long serviceId, String... aliases) {
        var entry = new Entry<>(
                new Thing(), new Origin(name, List.of(aliases), "test", new Version(version), ranking, serviceId));
        table.add(entry);
        return entry;
    }

    private void assertWins(String name, Entry<Thing> expected) {
        try (Lease<Thing> lease = table.lease(name)) {
            assertThat(lease.contribution()).isSameAs(expected.contribution());
        }
    }
}
