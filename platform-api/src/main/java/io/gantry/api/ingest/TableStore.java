// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.ingest;

import io.gantry.api.query.TableName;
import java.util.Collection;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Where ingested tables live. A service with {@link io.gantry.api.contribution.Contribution}, usually of the same
 * bundle as a {@link io.gantry.api.query.QueryEngine}; thread-safe.
 */
@ConsumerType
public interface TableStore {
    /**
     * Opens a table for appending.
     *
     * @param table an existing table
     * @return a sink, to be closed by the caller
     */
    TableSink openSink(TableName table);

    /**
     * Where reading goes on after what is in the table.
     *
     * @param table an existing table
     * @return the positions of the last commit, one for each partition
     */
    Collection<SourcePosition> positions(TableName table);

    /**
     * Reads a file into a new table, or replaces the table that is there, in one transaction: the table is whole or as
     * it was.
     *
     * @param load what to read
     * @param progress told of rows as they come, at least twice a second
     * @return rows that the table has now
     * @throws TableLoadException if the file cannot be read, does not fit, or the disk is full
     */
    long load(FileLoad load, LoadProgress progress);
}
