// SPDX-License-Identifier: Apache-2.0
/**
 * How implementations are named, found and borrowed: {@link io.gantry.api.contribution.Contribution} names one,
 * {@link io.gantry.api.contribution.Contributions} is the live view of all of one contract, and a
 * {@link io.gantry.api.contribution.Lease} is the right to use one of them for one piece of work.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.api.contribution;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
