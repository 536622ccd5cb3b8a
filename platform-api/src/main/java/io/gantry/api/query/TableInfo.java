// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.query;

import io.gantry.api.result.Column;
import java.util.List;
import java.util.Objects;

/**
 * One table of an engine.
 *
 * @param name its name
 * @param columns in order
 * @param rows about how many rows it has, or -1 if that is not known cheaply
 */
public record TableInfo(TableName name, List<Column> columns, long rows) {
    // Checks that nothing is missing.
    public TableInfo {
        Objects.requireNonNull(name, "name");
        columns = List.copyOf(columns);
    }
}
