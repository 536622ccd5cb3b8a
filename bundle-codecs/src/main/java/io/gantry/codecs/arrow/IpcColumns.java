// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import io.gantry.codecs.column.Cells;
import io.gantry.codecs.column.ColumnCells;
import io.gantry.codecs.column.IntegerCells;
import io.gantry.codecs.column.MapCells;
import io.gantry.codecs.column.Ranges;
import io.gantry.codecs.column.RealCells;
import org.apache.arrow.vector.BigIntVector;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.Float4Vector;
import org.apache.arrow.vector.Float8Vector;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VarCharVector;
import org.apache.arrow.vector.types.pojo.Field;

/** Chooses how a vector gets into a record batch: as it is where its layout is the wire's, else converted. */
final class IpcColumns {
    private final Column column;
    private final ColumnCells cells;

    IpcColumns(Column column, int maxBytes) {
        this.column = column;
        this.cells = new ColumnCells(column, maxBytes);
    }

    /** How many buffers a vector of a type that is no array has. */
    static int bufferCount(ColumnType type) {
        return switch (type) {
            case UNKNOWN -> 0;
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE -> 2;
            default -> 3;
        };
    }

    IpcColumn open(Field field, FieldVector vector) {
        return open(column.type(), field, vector);
    }

    private IpcColumn open(ColumnType type, Field field, FieldVector vector) {
        Cells read = cells.open(type, field, vector);
        if (type.isArray()) {
            Field child = field.getChildren().get(0);
            FieldVector elements = vector.getChildrenFromFields().get(0);
            return new PlainColumns.Lists(vector, new Ranges(vector), open(type.elementType(), child, elements));
        }
        return switch (type) {
            case UNKNOWN -> new PlainColumns.Nulls();
            case BOOLEAN -> new PlainColumns.Bool(vector);
            case INT -> integers(vector instanceof IntVector, Integer.BYTES, vector, read);
            case LONG -> integers(vector instanceof BigIntVector, Long.BYTES, vector, read);
            case FLOAT -> reals(vector instanceof Float4Vector, Float.BYTES, vector, read);
            case DOUBLE -> reals(vector instanceof Float8Vector, Double.BYTES, vector, read);
            case MAP -> new ConvertedColumn.Frames((MapCells) read);
            default ->
                vector instanceof VarCharVector
                        ? new PlainColumns.Text(vector, new Ranges(vector))
                        : new ConvertedColumn.Texts(read);
        };
    }

    private static IpcColumn integers(boolean plain, int width, FieldVector vector, Cells cells) {
        return plain
                ? new PlainColumns.Fixed(vector, width)
                : new ConvertedColumn.Integers((IntegerCells) cells, width);
    }

    private static IpcColumn reals(boolean plain, int width, FieldVector vector, Cells cells) {
        return plain ? new PlainColumns.Fixed(vector, width) : new ConvertedColumn.Reals((RealCells) cells, width);
    }
}
