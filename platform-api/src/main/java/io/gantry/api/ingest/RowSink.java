// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.ingest;

import org.osgi.annotation.versioning.ProviderType;

/**
 * Takes rows as typed values. Between {@link #beginRow()} and {@link #endRow()} each column is set at most once; one
 * that was not set is null, or its default. Used by one thread at a time.
 */
@ProviderType
public interface RowSink {
    /** Starts a row. */
    void beginRow();

    /** Completes the row. */
    void endRow();

    /** Forgets the row that was begun. */
    void abandonRow();

    /**
     * Sets an INT, LONG or TIMESTAMP (microseconds since 1970-01-01 UTC) value.
     *
     * @param column index of the column
     * @param value fits into the column's type
     */
    void setLong(int column, long value);

    /**
     * Sets a FLOAT or DOUBLE value.
     *
     * @param column index of the column
     * @param value fits into the column's type
     */
    void setDouble(int column, double value);

    /**
     * Sets a BOOLEAN value.
     *
     * @param column index of the column
     * @param value the value
     */
    void setBoolean(int column, boolean value);

    /**
     * Sets the value of a column that holds text, or BYTES as they are.
     *
     * @param column index of the column
     * @param bytes array that holds the value, copied; valid UTF-8 for text
     * @param offset of its first byte
     * @param length in bytes
     */
    void setBytes(int column, byte[] bytes, int offset, int length);

    /**
     * Starts an array value; the setters then add elements with the same column, until {@link #endArray}.
     *
     * @param column index of the column
     */
    void beginArray(int column);

    /**
     * Adds a null element to the array that was begun.
     *
     * @param column index of the column
     */
    void addNull(int column);

    /**
     * Completes the array.
     *
     * @param column index of the column
     */
    void endArray(int column);
}
