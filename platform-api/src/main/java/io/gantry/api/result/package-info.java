// SPDX-License-Identifier: Apache-2.0
/**
 * Results: typed columns, and their encoding into blocks of bytes. Column types and their text forms are those of
 * Apache Pinot's broker gRPC protocol. Encoding reads Arrow vectors; decoding shows no Arrow type, so that a client
 * may do without. The rules of encodings are numbered E-01 onwards and checked by the testkit.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.api.result;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
