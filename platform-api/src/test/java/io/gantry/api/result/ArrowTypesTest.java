// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.arrow.vector.types.DateUnit;
import org.apache.arrow.vector.types.FloatingPointPrecision;
import org.apache.arrow.vector.types.IntervalUnit;
import org.apache.arrow.vector.types.TimeUnit;
import org.apache.arrow.vector.types.UnionMode;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.apache.arrow.vector.types.pojo.Schema;
import org.junit.jupiter.api.Test;

class ArrowTypesTest {
    @Test
    void mapsEveryScalarAsDocumented() {
        assertType(new ArrowType.Bool(), ColumnType.BOOLEAN);
        assertType(new ArrowType.Int(8, true), ColumnType.INT);
        assertType(new ArrowType.Int(32, true), ColumnType.INT);
        assertType(new ArrowType.Int(16, false), ColumnType.INT);
        assertType(new ArrowType.Int(32, false), ColumnType.LONG);
        assertType(new ArrowType.Int(64, true), ColumnType.LONG);
        assertType(new ArrowType.Int(64, false), ColumnType.BIG_DECIMAL);
        assertType(new ArrowType.Decimal(38, 0, 128), ColumnType.BIG_DECIMAL);
        assertType(new ArrowType.FloatingPoint(FloatingPointPrecision.SINGLE), ColumnType.FLOAT);
        assertType(new ArrowType.FloatingPoint(FloatingPointPrecision.DOUBLE), ColumnType.DOUBLE);
        assertType(new ArrowType.Utf8(), ColumnType.STRING);
        assertType(new ArrowType.Binary(), ColumnType.BYTES);
        assertType(new ArrowType.Date(DateUnit.DAY), ColumnType.STRING);
        assertType(new ArrowType.Time(TimeUnit.MICROSECOND, 64), ColumnType.STRING);
        assertType(new ArrowType.Timestamp(TimeUnit.NANOSECOND, "UTC"), ColumnType.TIMESTAMP);
        assertType(new ArrowType.Interval(IntervalUnit.MONTH_DAY_NANO), ColumnType.STRING);
        assertType(new ArrowType.Duration(TimeUnit.SECOND), ColumnType.STRING);
        assertType(new ArrowType.Null(), ColumnType.STRING);
    }

    @Test
    void mapsNestedTypesAsDocumented() {
        Field number = field("x", new ArrowType.Int(32, true));
        Field text = field("x", new ArrowType.Utf8());
        Field date = field("x", new ArrowType.Date(DateUnit.DAY));
        Field list = field("x", new ArrowType.List(), number);
        assertThat(ArrowTypes.columnType(list)).isEqualTo(ColumnType.INT_ARRAY);
        assertThat(ArrowTypes.columnType(field("x", new ArrowType.FixedSizeList(2), text)))
                .isEqualTo(ColumnType.STRING_ARRAY);
        assertThat(ArrowTypes.columnType(field("x", new ArrowType.List(), date)))
                .isEqualTo(ColumnType.STRING_ARRAY);
        assertThat(ArrowTypes.columnType(field("x", new ArrowType.List(), list)))
                .isEqualTo(ColumnType.JSON);
        assertThat(ArrowTypes.columnType(field("x", new ArrowType.Struct(), number)))
                .isEqualTo(ColumnType.JSON);
        assertThat(ArrowTypes.columnType(field("x", new ArrowType.Union(UnionMode.Sparse, new int[] {0}), number)))
                .isEqualTo(ColumnType.JSON);
        assertThat(ArrowTypes.columnType(map(text))).isEqualTo(ColumnType.MAP);
        assertThat(ArrowTypes.columnType(map(number))).isEqualTo(ColumnType.JSON);
    }

    @Test
    void keepsNamesAndOrder() {
        var schema = new Schema(List.of(field("b", new ArrowType.Utf8()), field("a", new ArrowType.Bool())));
        assertThat(ArrowTypes.resultSchema(schema).columns())
                .containsExactly(new Column("b", ColumnType.STRING), new Column("a", ColumnType.BOOLEAN));
    }

    private static Field map(Field key) {
        Field entry = new Field(
                "entries",
                FieldType.notNullable(new ArrowType.Struct()),
                List.of(key, field("value", new ArrowType.Utf8())));
        return field("x", new ArrowType.Map(false), entry);
    }

    private static Field field(String name, ArrowType type, Field... children) {
        return new Field(name, FieldType.nullable(type), List.of(children));
    }

    private static void assertType(ArrowType type, ColumnType expected) {
        assertThat(ArrowTypes.columnType(field("x", type))).isEqualTo(expected);
    }
}
