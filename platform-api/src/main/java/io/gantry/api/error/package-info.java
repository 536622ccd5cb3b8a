// SPDX-License-Identifier: Apache-2.0
/**
 * Errors that cross module borders: a {@link io.gantry.api.error.QueryException} becomes an answer with one of
 * Pinot's error codes, a {@link io.gantry.api.error.MalformedDataException} says where bytes from outside are wrong.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.api.error;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
