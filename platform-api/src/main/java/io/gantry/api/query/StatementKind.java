// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.query;

/** What a statement does, of those that a broker takes. All of them only read. */
public enum StatementKind {
    /** SELECT, WITH, VALUES, or a FROM first. The broker's default limit applies. */
    SELECT,
    /** Names of tables, or a table's columns; never limited. */
    SHOW,
    /** How a SELECT would be run; never limited. */
    EXPLAIN
}
