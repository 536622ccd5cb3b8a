// SPDX-License-Identifier: Apache-2.0
/**
 * What runs SQL. A {@link io.gantry.api.query.QueryEngine} analyses a statement without running it, and runs it
 * lazily through a {@link io.gantry.api.query.QueryCursor} of Arrow batches. The rules of engines are numbered Q-01
 * onwards.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.api.query;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
