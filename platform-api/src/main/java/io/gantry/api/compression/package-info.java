// SPDX-License-Identifier: Apache-2.0
/**
 * Compression of result blocks. A {@link io.gantry.api.compression.Compression} is a stateless service that opens
 * workers; a worker is used by one thread at a time, owns its scratch memory and is closed by who opened it. The rules
 * of the contract are numbered C-01 to C-16 and checked by the testkit. Names and frames are those of Apache Pinot's
 * broker gRPC protocol.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.api.compression;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
