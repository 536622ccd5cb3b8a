// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.api.result.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.arrow.vector.ExtensionTypeVector;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.complex.DenseUnionVector;
import org.apache.arrow.vector.complex.UnionVector;
import org.apache.arrow.vector.types.FloatingPointPrecision;
import org.apache.arrow.vector.types.UnionMode;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;

/** Chooses how a vector is read when only its Arrow type decides: the value as JSON. */
final class VectorCells {
    private final Column column;

    /** For the vectors of a column, which errors name. */
    VectorCells(Column column) {
        this.column = column;
    }

    Cells open(Field field, FieldVector vector) {
        if (field.getDictionary() != null) {
            throw refusal("dictionary-encoded vectors", "have the engine cast the values to text");
        }
        if (vector instanceof ExtensionTypeVector<?> extension) {
            return open(field, (FieldVector) extension.getUnderlyingVector());
        }
        ArrowType type = field.getType() instanceof ArrowType.ExtensionType extension
                ? extension.storageType()
                : field.getType();
        return switch (type.getTypeID()) {
            case Null -> new NullCells();
            case Bool -> new BooleanCells(vector);
            case Int -> integer((ArrowType.Int) type, vector);
            case FloatingPoint -> real(((ArrowType.FloatingPoint) type).getPrecision(), vector);
            case Decimal -> new DecimalCells(vector, (ArrowType.Decimal) type);
            case Utf8, LargeUtf8 -> new TextCells(vector);
            case Binary, LargeBinary, FixedSizeBinary -> new BinaryCells(vector);
            case Date -> new DateCells(vector, ((ArrowType.Date) type).getUnit());
            case Time -> new TimeCells(vector, (ArrowType.Time) type);
            case Timestamp -> new TimestampCells(vector, (ArrowType.Timestamp) type);
            case Interval -> new IntervalCells(vector, ((ArrowType.Interval) type).getUnit());
            case Duration -> new DurationCells(vector, ((ArrowType.Duration) type).getUnit());
            case List, LargeList, FixedSizeList -> new ListCells(vector, child(field, vector, 0));
            case Map -> map(field, vector);
            case Struct -> new StructCells(field, vector, children(field, vector));
            case Union -> union((ArrowType.Union) type, field, vector);
            case Utf8View, BinaryView, ListView, LargeListView, RunEndEncoded, NONE ->
                throw refusal("vectors of type " + type, "have the engine export plain vectors");
        };
    }

    private static Cells integer(ArrowType.Int type, FieldVector vector) {
        boolean signed = type.getIsSigned();
        return switch (type.getBitWidth()) {
            case 8 -> new IntegerCells.Int8(vector, signed);
            case 16 -> new IntegerCells.Int16(vector, signed);
            case 32 -> signed ? new IntegerCells.Int32(vector) : new IntegerCells.UInt32(vector);
            default -> signed ? new IntegerCells.Int64(vector) : new UnsignedLongCells(vector);
        };
    }

    private static Cells real(FloatingPointPrecision precision, FieldVector vector) {
        return switch (precision) {
            case HALF -> new RealCells.Half(vector);
            case SINGLE -> new RealCells.Float32(vector);
            case DOUBLE -> new RealCells.Float64(vector);
        };
    }

    private Cells map(Field field, FieldVector vector) {
        Field entry = field.getChildren().get(0);
        FieldVector entries = vector.getChildrenFromFields().get(0);
        return new MapCells(vector, child(entry, entries, 0), child(entry, entries, 1));
    }

    private Cells union(ArrowType.Union type, Field field, FieldVector vector) {
        List<Cells> members = children(field, vector);
        int[] typeIds =
                type.getTypeIds() == null ? IntStream.range(0, members.size()).toArray() : type.getTypeIds();
        return type.getMode() == UnionMode.Dense
                ? new UnionCells.Dense((DenseUnionVector) vector, members, typeIds)
                : new UnionCells.Sparse((UnionVector) vector, members, typeIds);
    }

    private List<Cells> children(Field field, FieldVector vector) {
        List<Cells> children = new ArrayList<>();
        for (int i = 0; i < field.getChildren().size(); i++) {
            children.add(child(field, vector, i));
        }
        return children;
    }

    private Cells child(Field field, FieldVector vector, int index) {
        return open(
                field.getChildren().get(index), vector.getChildrenFromFields().get(index));
    }

    private IllegalArgumentException refusal(String what, String wayOut) {
        return new IllegalArgumentException(
                "column '" + column.name() + "': " + what + " cannot be encoded; " + wayOut);
    }
}
