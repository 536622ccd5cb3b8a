// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import java.util.Objects;

/**
 * One column of a result or table. Every column may hold nulls.
 *
 * @param name as the statement spelled it; several columns of a result may share a name
 * @param type on the wire
 */
public record Column(String name, ColumnType type) {
    // Checks that nothing is missing.
    public Column {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(type, "type");
    }
}
