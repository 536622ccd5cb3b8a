// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import com.fasterxml.jackson.databind.JsonNode;
import io.gantry.api.result.ResultSchema;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.vector.BigIntVector;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VarCharVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.complex.ListVector;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.apache.arrow.vector.types.pojo.Schema;

/** Parsed rows as one Arrow batch. */
final class Vectors {
    private static final ArrowType INT = new ArrowType.Int(32, true);
    private static final ArrowType LONG = new ArrowType.Int(64, true);

    private Vectors() {}

    static ResultSchema schema() {
        return new ResultSchema(AirlineStats.columns().stream()
                .map(column -> new io.gantry.api.result.Column(
                        column.columnName(),
                        io.gantry.api.result.ColumnType.valueOf(column.type().name())))
                .toList());
    }

    static VectorSchemaRoot fill(List<JsonNode> rows, BufferAllocator allocator) {
        List<Field> fields = AirlineStats.columns().stream().map(Vectors::field).toList();
        VectorSchemaRoot root = VectorSchemaRoot.create(new Schema(fields), allocator);
        for (FieldVector vector : root.getFieldVectors()) {
            vector.setInitialCapacity(rows.size());
            vector.allocateNew();
            for (int i = 0; i < rows.size(); i++) {
                set(vector, i, rows.get(i).get(vector.getName()));
            }
        }
        root.setRowCount(rows.size());
        return root;
    }

    private static Field field(Column column) {
        return switch (column.type()) {
            case INT -> Field.nullable(column.columnName(), INT);
            case STRING -> Field.nullable(column.columnName(), ArrowType.Utf8.INSTANCE);
            case INT_ARRAY -> list(column, INT);
            case LONG_ARRAY -> list(column, LONG);
            case STRING_ARRAY -> list(column, ArrowType.Utf8.INSTANCE);
        };
    }

    private static Field list(Column column, ArrowType element) {
        return new Field(
                column.columnName(),
                FieldType.nullable(ArrowType.List.INSTANCE),
                Stream.of(Field.nullable("element", element)).toList());
    }

    private static void set(FieldVector vector, int index, JsonNode value) {
        if (vector instanceof IntVector ints) {
            ints.setSafe(index, value.intValue());
        } else if (vector instanceof BigIntVector longs) {
            longs.setSafe(index, value.longValue());
        } else if (vector instanceof VarCharVector texts) {
            texts.setSafe(index, value.textValue().getBytes(StandardCharsets.UTF_8));
        } else {
            setList((ListVector) vector, index, value);
        }
    }

    private static void setList(ListVector lists, int index, JsonNode values) {
        int start = lists.startNewValue(index);
        for (int i = 0; i < values.size(); i++) {
            set(lists.getDataVector(), start + i, values.get(i));
        }
        lists.endValue(index, values.size());
    }
}
