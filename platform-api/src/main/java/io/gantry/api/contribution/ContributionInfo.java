// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.contribution;

import java.util.List;
import java.util.Objects;

/**
 * What an operator is told of one contribution.
 *
 * @param name its name, as its author spelled it
 * @param aliases its further names
 * @param contract simple name of the contract that it implements
 * @param bundle symbolic name of the bundle that it came from
 * @param version of that bundle
 * @param ranking service ranking
 * @param serviceId service id, unique in this run
 * @param leases how many leases are out
 * @param uses how many leases were taken so far
 * @param state where it stands in its life
 */
public record ContributionInfo(
        String name,
        List<String> aliases,
        String contract,
        String bundle,
        String version,
        int ranking,
        long serviceId,
        long leases,
        long uses,
        State state) {

    /** Where a contribution stands in its life. */
    public enum State {
        /** Hands out leases under its name. */
        ACTIVE,
        /** Another contribution has the same name and wins the tie. */
        HIDDEN,
        /** Hands out no leases any more and waits for those that are out. */
        DRAINING
    }

    // Checks that nothing is missing.
    public ContributionInfo {
        Objects.requireNonNull(name, "name");
        aliases = List.copyOf(aliases);
        Objects.requireNonNull(contract, "contract");
        Objects.requireNonNull(bundle, "bundle");
        Objects.requireNonNull(version, "version");
        Objects.requireNonNull(state, "state");
    }
}
