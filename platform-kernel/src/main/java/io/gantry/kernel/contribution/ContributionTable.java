// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.contribution;

import io.gantry.api.contribution.ContributionInfo;
import io.gantry.api.contribution.Contributions;
import io.gantry.api.contribution.Lease;
import io.gantry.api.contribution.UnknownContributionException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All contributions of one contract. Look-ups read an immutable snapshot and take no lock; changes replace it.
 *
 * <p>An entry that leaves is first taken out of the snapshot, then retired: a look-up that still saw it fails to take a
 * lease and looks again.
 */
final class ContributionTable<C> implements Contributions<C> {
    private final String contract;
    private final Supplier<Patience> patience;
    private final Object lock = new Object();
    private final List<Entry<C>> entries = new ArrayList<>();
    private final List<Entry<C>> leaving = new ArrayList<>();
    private final Map<String, Long> leftAtNanos = new HashMap<>();
    private volatile Map<String, Entry<C>> winners = Map.of();
    private volatile @Nullable Entry<C> best;

    ContributionTable(String contract, Supplier<Patience> patience) {
        this.contract = contract;
        this.patience = patience;
    }

    @Override
    public Lease<C> lease(String name) {
        while (true) {
            Entry<C> entry = find(name);
            if (entry == null) {
                entry = awaitReplacement(name);
            }
            Lease<C> lease = entry.tryLease();
            if (lease != null) {
                return lease;
            }
        }
    }

    @Override
    public Lease<C> leaseBest() {
        Entry<C> first = best;
        while (first != null) {
            Lease<C> lease = first.tryLease();
            if (lease != null) {
                return lease;
            }
            first = best;
        }
        return lease(lastBestName().orElseThrow(() -> new UnknownContributionException(contract, "any", List.of())));
    }

    @Override
    public boolean isEmpty() {
        return best == null;
    }

    @Override
    public List<ContributionInfo> list() {
        synchronized (lock) {
            var all = new ArrayList<>(entries);
            all.addAll(leaving);
            return all.stream()
                    .sorted(Comparator.comparing(
                                    (Entry<C> entry) -> key(entry.origin().name()))
                            .thenComparing(Entry.BEST_FIRST))
                    .map(entry ->
                            entry.info(contract, winners.get(key(entry.origin().name())) == entry))
                    .toList();
        }
    }

    /** Makes a contribution available under its names, and wakes those who wait for one of them. */
    void add(Entry<C> entry) {
        synchronized (lock) {
            entries.add(entry);
            names(entry).forEach(leftAtNanos::remove);
            publish();
            lock.notifyAll();
        }
    }

    /**
     * Takes a contribution out and waits, bounded, for its leases; past the bound the work that holds them is told to
     * end. No lock is held while waiting.
     *
     * @return whether all leases came back
     */
    boolean remove(Entry<C> entry) {
        synchronized (lock) {
            if (!entries.remove(entry)) {
                return true;
            }
            leaving.add(entry);
            publish();
            long now = System.nanoTime();
            names(entry).filter(name -> !winners.containsKey(name)).forEach(name -> leftAtNanos.put(name, now));
        }
        try {
            return drain(entry);
        } finally {
            synchronized (lock) {
                leaving.remove(entry);
            }
        }
    }

    /** Gives an entry a new place among the others; its leases stay. */
    void update(Entry<C> entry, Origin origin) {
        synchronized (lock) {
            entry.origin(origin);
            publish();
            lock.notifyAll();
        }
    }

    private boolean drain(Entry<C> entry) {
        entry.counter().retire();
        Patience limits = patience.get();
        try {
            if (entry.counter().awaitIdle(limits.drainTimeout().toNanos())) {
                return true;
            }
            entry.revokeAll();
            return entry.counter().awaitIdle(limits.revokeTimeout().toNanos());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            entry.revokeAll();
            return false;
        }
    }

    private @Nullable Entry<C> find(String name) {
        Map<String, Entry<C>> seen = winners;
        Entry<C> exact = seen.get(name);
        return exact != null ? exact : seen.get(key(name));
    }

    private Entry<C> awaitReplacement(String name) {
        long graceNanos = patience.get().swapGrace().toNanos();
        synchronized (lock) {
            while (true) {
                Entry<C> entry = find(name);
                if (entry != null) {
                    return entry;
                }
                Long left = leftAtNanos.get(key(name));
                long waitNanos = left == null ? 0 : left + graceNanos - System.nanoTime();
                if (waitNanos <= 0) {
                    throw new UnknownContributionException(contract, name, available());
                }
                try {
                    lock.wait(waitNanos / 1_000_000, (int) (waitNanos % 1_000_000));
                } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                    throw new UnknownContributionException(contract, name, available());
                }
            }
        }
    }

    /** The name that left last, for those who take whatever is best and find nothing at this instant. */
    private Optional<String> lastBestName() {
        synchronized (lock) {
            Entry<C> first = best;
            if (first != null) {
                return Optional.of(first.origin().name());
            }
            return leftAtNanos.entrySet().stream()
                    .max(Map.Entry.comparingByValue())
                    .map(Map.Entry::getKey);
        }
    }

    private void publish() {
        entries.sort(Entry.BEST_FIRST);
        Map<String, Entry<C>> map = new HashMap<>();
        for (Entry<C> entry : entries) {
            names(entry).forEach(name -> map.putIfAbsent(name, entry));
        }
        winners = Map.copyOf(map);
        best = entries.isEmpty() ? null : entries.get(0);
    }

    private List<String> available() {
        var names = new TreeSet<String>();
        for (Entry<C> entry : entries) {
            names.add(entry.origin().name());
            names.addAll(entry.origin().aliases());
        }
        return List.copyOf(names);
    }

    private static Stream<String> names(Entry<?> entry) {
        return Stream.concat(Stream.of(entry.origin().name()), entry.origin().aliases().stream())
                .map(ContributionTable::key);
    }

    private static String key(String name) {
        return name.toUpperCase(Locale.ROOT);
    }
}
