// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

/** What a column holds, named as Pinot does. */
public enum ColumnType {
    /** 32 bits. */
    INT("INTEGER"),
    /** Text. */
    STRING("VARCHAR"),
    /** Several numbers of 32 bits. */
    INT_ARRAY("INTEGER[]"),
    /** Several numbers of 64 bits. */
    LONG_ARRAY("BIGINT[]"),
    /** Several texts. */
    STRING_ARRAY("VARCHAR[]");

    private final String sqlType;

    ColumnType(String sqlType) {
        this.sqlType = sqlType;
    }

    /**
     * The type's name in DuckDB.
     *
     * @return for instance {@code INTEGER[]}
     */
    public String sqlType() {
        return sqlType;
    }
}
