// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.query;

import java.util.List;
import java.util.Optional;
import org.osgi.annotation.versioning.ConsumerType;

/** The tables and views that an engine answers from. Thread-safe; each call sees the engine as it is then. */
@ConsumerType
public interface TableCatalog {
    /**
     * All tables and views that users made.
     *
     * @return ordered by name
     */
    List<TableInfo> tables();

    /**
     * One table.
     *
     * @param name compared as the engine compares names
     * @return the table, or nothing if there is none
     */
    Optional<TableInfo> table(TableName name);
}
