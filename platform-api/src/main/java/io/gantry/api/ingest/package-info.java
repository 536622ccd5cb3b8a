// SPDX-License-Identifier: Apache-2.0
/**
 * From a stream of records to rows of a table: a {@link io.gantry.api.ingest.StreamFormat} opens decoders, a decoder
 * writes typed values into a {@link io.gantry.api.ingest.RowSink}, and a {@link io.gantry.api.ingest.TableStore} commits
 * rows together with the positions that they came from. The rules of stream formats are numbered S-01 onwards.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.api.ingest;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
