// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import java.util.List;
import java.util.Objects;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.types.pojo.Field;
import org.jspecify.annotations.Nullable;

/**
 * A column of a kind of vector, with values that are repeated until it has as many rows as are asked for.
 *
 * @param type of the column on the wire
 * @param field name and Arrow type
 * @param values what goes into the vector, in a form of this package's own
 * @param expected what {@link io.gantry.api.result.DecodedBlock#value} has to answer, as many
 */
public record SampleColumn(
        ColumnType type, Field field, List<@Nullable Object> values, List<@Nullable Object> expected) {
    // Checks that there is an answer to every value.
    public SampleColumn {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(field, "field");
        if (values.size() != expected.size() || values.isEmpty()) {
            throw new IllegalArgumentException(
                    field.getName() + " has " + values.size() + " values and " + expected.size() + " answers");
        }
    }

    /**
     * The column as a schema tells it.
     *
     * @return name and type
     */
    public Column column() {
        return new Column(field.getName(), type);
    }

    /**
     * What a reader has to see.
     *
     * @param row of a vector of any length
     * @return the value, or null
     */
    public @Nullable Object expected(int row) {
        return expected.get(row % expected.size());
    }

    /**
     * Makes a vector.
     *
     * @param allocator of its memory
     * @param rows how many values
     * @return the vector, the caller's to close
     */
    public FieldVector vector(BufferAllocator allocator, int rows) {
        FieldVector vector = field.createVector(allocator);
        vector.setInitialCapacity(rows);
        vector.allocateNew();
        for (int row = 0; row < rows; row++) {
            Vectors.set(vector, row, values.get(row % values.size()));
        }
        vector.setValueCount(rows);
        return vector;
    }

    @Override
    public String toString() {
        return field.getName() + " as " + type;
    }
}
