// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import java.util.List;
import org.apache.arrow.vector.types.FloatingPointPrecision;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.Schema;

/**
 * Which column type an Arrow field has unless its engine knows better, and so which vectors an encoder has to take for
 * each column type. Clients of Pinot 1.4 know neither UUID, UUID_ARRAY nor BIG_DECIMAL_ARRAY and cannot read a schema that
 * has one; an engine that wants them to declares STRING and STRING_ARRAY, which encoders take for any of these vectors.
 *
 * <table>
 * <caption>Arrow types and the column types that they become</caption>
 * <tr><th>Arrow</th><th>column type</th><th>form</th></tr>
 * <tr><td>Bool</td><td>BOOLEAN</td><td></td></tr>
 * <tr><td>Int 8, 16, 32 signed, 8, 16 unsigned</td><td>INT</td><td></td></tr>
 * <tr><td>Int 64 signed, 32 unsigned</td><td>LONG</td><td></td></tr>
 * <tr><td>Int 64 unsigned, Decimal 128 and 256</td><td>BIG_DECIMAL</td><td>plain digits, the scale kept</td></tr>
 * <tr><td>FloatingPoint half, single</td><td>FLOAT</td><td></td></tr>
 * <tr><td>FloatingPoint double</td><td>DOUBLE</td><td></td></tr>
 * <tr><td>Utf8, LargeUtf8</td><td>STRING (engines also: JSON, UUID, OBJECT, BIG_DECIMAL)</td><td></td></tr>
 * <tr><td>Binary, LargeBinary, FixedSizeBinary</td><td>BYTES</td><td>lower-case hexadecimal</td></tr>
 * <tr><td>Date</td><td>STRING</td><td>{@code yyyy-MM-dd}, a leading {@code -} before year 0, {@code infinity},
 * {@code -infinity}</td></tr>
 * <tr><td>Time</td><td>STRING</td><td>{@code HH:mm:ss}, then a point and 3, 6 or 9 digits where not zero</td></tr>
 * <tr><td>Timestamp, all units, with or without zone</td><td>TIMESTAMP</td><td>UTC; {@code infinity},
 * {@code -infinity} for the largest and the smallest value that is not the minimum</td></tr>
 * <tr><td>Interval, Duration</td><td>STRING</td><td>ISO 8601: {@code P1Y2M3DT4H5M6.7S}, {@code PT0S} for zero</td></tr>
 * <tr><td>List, LargeList, FixedSizeList of a type above, text included</td><td>that type's array</td>
 * <td>Date, Time, Interval, Duration elements: STRING_ARRAY</td></tr>
 * <tr><td>nested lists, lists of structures, Struct, Union</td><td>JSON</td><td>JSON text; a union is its value</td></tr>
 * <tr><td>Map with Utf8 keys</td><td>MAP</td><td></td></tr>
 * <tr><td>Map with other keys</td><td>JSON</td><td>array of {@code {"key":…,"value":…}}</td></tr>
 * <tr><td>Null</td><td>STRING</td><td>all null</td></tr>
 * </table>
 */
public final class ArrowTypes {
    private ArrowTypes() {}

    /**
     * The result schema of an Arrow schema.
     *
     * @param schema with at least one field
     * @return columns of the same names, in the same order
     */
    public static ResultSchema resultSchema(Schema schema) {
        return new ResultSchema(schema.getFields().stream()
                .map(field -> new Column(field.getName(), columnType(field)))
                .toList());
    }

    /**
     * The column type of an Arrow field; a dictionary-encoded field must be given with the type of its values.
     *
     * @param field any field
     * @return never null and never {@link ColumnType#UNKNOWN}
     */
    public static ColumnType columnType(Field field) {
        ArrowType type = field.getType();
        return switch (type.getTypeID()) {
            case Bool -> ColumnType.BOOLEAN;
            case Int -> integer((ArrowType.Int) type);
            case Decimal -> ColumnType.BIG_DECIMAL;
            case FloatingPoint ->
                ((ArrowType.FloatingPoint) type).getPrecision() == FloatingPointPrecision.DOUBLE
                        ? ColumnType.DOUBLE
                        : ColumnType.FLOAT;
            case Timestamp -> ColumnType.TIMESTAMP;
            case Binary, LargeBinary, FixedSizeBinary, BinaryView -> ColumnType.BYTES;
            case List, LargeList, FixedSizeList -> array(field.getChildren());
            case Map -> map(field);
            case Struct, Union, ListView, LargeListView, RunEndEncoded -> ColumnType.JSON;
            case Utf8, LargeUtf8, Utf8View, Date, Time, Interval, Duration, Null, NONE -> ColumnType.STRING;
        };
    }

    private static ColumnType integer(ArrowType.Int type) {
        int valueBits = type.getIsSigned() ? type.getBitWidth() - 1 : type.getBitWidth();
        if (valueBits < Integer.SIZE) {
            return ColumnType.INT;
        }
        return valueBits < Long.SIZE ? ColumnType.LONG : ColumnType.BIG_DECIMAL;
    }

    private static ColumnType array(List<Field> children) {
        return columnType(children.get(0)).arrayType().orElse(ColumnType.JSON);
    }

    private static ColumnType map(Field field) {
        Field key = field.getChildren().get(0).getChildren().get(0);
        return key.getType().getTypeID() == ArrowType.ArrowTypeID.Utf8 ? ColumnType.MAP : ColumnType.JSON;
    }
}
