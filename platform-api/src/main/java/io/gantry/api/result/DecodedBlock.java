// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * The rows of one decoded block, read by row and column. Used by one thread at a time; valid until its decoder decodes
 * the next block or is closed.
 *
 * <p>Rows count from 0 to {@link #rowCount()} - 1, columns from 0 to the schema's size - 1; others are an
 * {@link IndexOutOfBoundsException}. A getter of a type that the column has not is an
 * {@link UnsupportedOperationException} that names both types.
 */
@ConsumerType
public interface DecodedBlock {
    /**
     * How many rows there are.
     *
     * @return 0 or more
     */
    int rowCount();

    /**
     * Whether a value is null.
     *
     * @param row its row
     * @param column its column
     * @return true if it is null; the primitive getters then answer 0 or false
     */
    boolean isNull(int row, int column);

    /**
     * A value of an INT or LONG column.
     *
     * @param row its row
     * @param column its column
     * @return the value, 0 if null
     */
    long longValue(int row, int column);

    /**
     * A value of an INT, LONG, FLOAT or DOUBLE column.
     *
     * @param row its row
     * @param column its column
     * @return the value, 0 if null
     */
    double doubleValue(int row, int column);

    /**
     * A value of a BOOLEAN column.
     *
     * @param row its row
     * @param column its column
     * @return the value, false if null
     */
    boolean booleanValue(int row, int column);

    /**
     * Any value in its text form: that of {@link ColumnType} where it travels as text, decimal digits for numbers,
     * {@code true} or {@code false}, and JSON text for arrays and maps.
     *
     * @param row its row
     * @param column its column
     * @return the text, or null if the value is null
     */
    @Nullable
    String text(int row, int column);

    /**
     * The elements of an array value: Integer, Long, Float, Double, Boolean, or String for types that travel as text.
     *
     * @param row its row
     * @param column its column, of an array type
     * @return the elements, nulls among them where the array has nulls; or null if the value is null
     */
    @Nullable
    List<@Nullable Object> array(int row, int column);

    /**
     * Any value as the object that fits its type best: Integer, Long, Float, Double, Boolean, String for types that
     * travel as text, List for arrays, java.util.Map for maps.
     *
     * @param row its row
     * @param column its column
     * @return the value, or null
     */
    @Nullable
    Object value(int row, int column);
}
