// SPDX-License-Identifier: Apache-2.0
/**
 * Who is asking, and which tables may they read.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.api.security;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
