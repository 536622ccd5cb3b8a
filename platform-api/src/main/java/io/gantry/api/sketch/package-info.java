// SPDX-License-Identifier: Apache-2.0
/**
 * Serialised forms of sketches, each a contribution named by its form. The rules are numbered K-01 onwards.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.api.sketch;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
