// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.contribution;

import io.gantry.api.contribution.ContributionInfo;
import io.gantry.api.contribution.Lease;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** One contribution in a table, with its leases. */
final class Entry<C> {
    /** The written rule for ties: higher ranking, then higher bundle version, then lower service id. */
    static final Comparator<Entry<?>> BEST_FIRST = Comparator.<Entry<?>>comparingInt(entry -> entry.origin.ranking())
            .thenComparing(entry -> entry.origin.version())
            .reversed()
            .thenComparingLong(entry -> entry.origin.serviceId());

    private final C contribution;
    private volatile Origin origin;
    private final LeaseCounter counter = new LeaseCounter();
    private final Set<GrantedLease<C>> revocable = ConcurrentHashMap.newKeySet();

    Entry(C contribution, Origin origin) {
        this.contribution = contribution;
        this.origin = origin;
    }

    C contribution() {
        return contribution;
    }

    Origin origin() {
        return origin;
    }

    void origin(Origin changed) {
        origin = changed;
    }

    LeaseCounter counter() {
        return counter;
    }

    /** A lease, or null if this entry has retired. */
    @Nullable
    Lease<C> tryLease() {
        return counter.tryAcquire() ? new GrantedLease<>(this) : null;
    }

    void addRevocable(GrantedLease<C> lease) {
        revocable.add(lease);
    }

    void removeRevocable(GrantedLease<C> lease) {
        revocable.remove(lease);
    }

    /** Tells the work that holds leases to end. */
    void revokeAll() {
        revocable.forEach(GrantedLease::revoke);
    }

    ContributionInfo info(String contract, boolean winner) {
        ContributionInfo.State state = counter.isRetired()
                ? ContributionInfo.State.DRAINING
                : winner ? ContributionInfo.State.ACTIVE : ContributionInfo.State.HIDDEN;
        return new ContributionInfo(
                origin.name(),
                List.copyOf(origin.aliases()),
                contract,
                origin.bundle(),
                origin.version().toString(),
                origin.ranking(),
                origin.serviceId(),
                counter.leases(),
                counter.taken(),
                state);
    }
}
