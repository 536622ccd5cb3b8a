/**
 * Live registries and leases, the heart of swap: a {@link io.gantry.kernel.contribution.ContributionTable} hands out
 * leases by name, an entry that leaves stops handing them out and waits for those that are out.
 */
@NullMarked
package io.gantry.kernel.contribution;

import org.jspecify.annotations.NullMarked;
