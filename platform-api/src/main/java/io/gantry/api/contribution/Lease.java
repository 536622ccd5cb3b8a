// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.contribution;

import org.osgi.annotation.versioning.ProviderType;

/**
 * The right to use one contribution for one piece of work. A contribution that is to leave stays until its leases are
 * closed, or until the drain time-out has passed and the work was cancelled.
 *
 * <p>Taking and closing may happen on different threads; close is idempotent.
 *
 * @param <C> the contract
 */
@ProviderType
public interface Lease<C> extends AutoCloseable {
    /**
     * The leased contribution.
     *
     * @return the same object each time
     * @throws IllegalStateException if the lease is closed
     */
    C contribution();

    /**
     * Asks to be told when the drain time-out has passed and the contribution must go. The action runs once, on a
     * thread of the kernel, and has to make the work end soon; it is forgotten when the lease is closed.
     *
     * @param action what cancels the work; must not block
     */
    void onRevoked(Runnable action);

    /** Gives the contribution back. The second call does nothing. */
    @Override
    void close();
}
