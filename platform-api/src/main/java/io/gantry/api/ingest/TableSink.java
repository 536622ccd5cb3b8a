// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.ingest;

import java.util.Collection;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.osgi.annotation.versioning.ProviderType;

/** Writes rows into one table. Used by one thread at a time. */
@ProviderType
public interface TableSink extends AutoCloseable {
    /**
     * Appends rows to the open transaction.
     *
     * @param rows columns by name as the table has them; stays the caller's, and is read before this returns
     */
    void append(VectorSchemaRoot rows);

    /**
     * Makes the rows appended since the last commit visible, together with the positions that follow them, in one
     * transaction.
     *
     * @param positions what to read next; may be empty for a source without positions
     */
    void commit(Collection<SourcePosition> positions);

    /** Forgets what was appended since the last commit and ends. The second call does nothing. */
    @Override
    void close();
}
