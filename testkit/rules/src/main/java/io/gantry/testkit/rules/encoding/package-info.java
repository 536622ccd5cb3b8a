/**
 * The rules E-01 onwards of {@link io.gantry.api.result.ResultEncoding} and
 * {@link io.gantry.api.result.ResultDecoding}, and the sample columns that they go through: every Arrow type that
 * {@link io.gantry.api.result.ArrowTypes} documents, with the values that a reader has to see.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.testkit.rules.encoding;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
