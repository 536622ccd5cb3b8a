// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.contribution;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The live view of all contributions of one contract. Thread-safe.
 *
 * @param <C> the contract
 */
@ProviderType
public interface Contributions<C> {
    /**
     * Borrows the contribution of that name for one piece of work. Waits only when the name was there a moment ago and
     * is being replaced, and then no longer than the swap grace that is configured.
     *
     * @param name a name or alias, compared without case
     * @return a lease, to be closed by the caller, on any thread
     * @throws UnknownContributionException if no contribution has that name; it lists those that exist
     */
    Lease<C> lease(String name);

    /**
     * Borrows the contribution that wins among all names: the highest ranking, then version, then lowest service id.
     *
     * @return a lease, to be closed by the caller, on any thread
     * @throws UnknownContributionException if there is no contribution of this contract
     */
    Lease<C> leaseBest();

    /**
     * Whether there is no contribution of this contract at this moment.
     *
     * @return true if {@link #list()} would be empty, apart from those that are leaving
     */
    boolean isEmpty();

    /**
     * What there is at this moment, the winner of each name before those that it hides.
     *
     * @return a snapshot, ordered by name
     */
    List<ContributionInfo> list();
}
