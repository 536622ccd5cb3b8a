/**
 * The rules of {@link io.gantry.api.compression.Compression}, C-01 to C-14. C-15 (the same name in every registry) is
 * checked where the registries are, C-16 (nothing keeps the class loader) where bundles come and go.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.testkit.rules.compression;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
