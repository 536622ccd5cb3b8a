// SPDX-License-Identifier: Apache-2.0
/**
 * Configuration read once into a record of the component that owns it, with errors that name file, key, value, bound.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.api.config;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
