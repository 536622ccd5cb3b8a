// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.ColumnType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.jspecify.annotations.Nullable;

/** The sample columns: every kind of vector that {@link io.gantry.api.result.ArrowTypes} documents. */
public final class SampleColumns {
    private static final List<SampleColumn> ALL = collect();

    private SampleColumns() {}

    /**
     * All of them.
     *
     * @return in a fixed order, with names that differ
     */
    public static List<SampleColumn> all() {
        return ALL;
    }

    private static List<SampleColumn> collect() {
        List<SampleColumn> all = new ArrayList<>();
        all.addAll(ScalarSamples.all());
        all.addAll(TemporalSamples.all());
        List<SampleColumn> elements = List.copyOf(all);
        elements.forEach(column -> list("list", ArrowType.List.INSTANCE, column).ifPresent(all::add));
        elements.stream()
                .filter(column -> List.of("bool", "int32", "utf8", "timestamp of seconds")
                        .contains(column.column().name()))
                .forEach(column -> {
                    list("large list", ArrowType.LargeList.INSTANCE, column).ifPresent(all::add);
                    list("fixed list", new ArrowType.FixedSizeList(2), column).ifPresent(all::add);
                });
        all.addAll(NestedSamples.all());
        return List.copyOf(all);
    }

    /** Lists of 0 to all of a column's values, or of as many as a fixed size says. */
    private static Optional<SampleColumn> list(String kind, ArrowType type, SampleColumn column) {
        return column.type().arrayType().map(arrayType -> {
            Field field = field(
                    kind + " of " + column.field().getName(),
                    type,
                    field("$data$", column.field().getType()));
            boolean fixed = type instanceof ArrowType.FixedSizeList;
            return new SampleColumn(arrayType, field, lists(column.values(), fixed), lists(column.expected(), fixed));
        });
    }

    private static List<@Nullable Object> lists(List<@Nullable Object> values, boolean fixed) {
        int size = values.size();
        return fixed
                ? nullable(values.subList(0, 2), null, values.subList(size - 2, size))
                : nullable(values, null, List.of(), values.subList(size - 1, size));
    }

    static SampleColumn same(ColumnType type, String name, ArrowType arrowType, @Nullable Object... values) {
        return sample(type, name, arrowType, nullable(values), nullable(values));
    }

    static SampleColumn sample(
            ColumnType type,
            String name,
            ArrowType arrowType,
            List<@Nullable Object> values,
            List<@Nullable Object> expected) {
        return new SampleColumn(type, field(name, arrowType), values, expected);
    }

    static Field field(String name, ArrowType type, Field... children) {
        return new Field(name, FieldType.nullable(type), List.of(children));
    }

    /** A list that may hold nulls. */
    static List<@Nullable Object> nullable(@Nullable Object... values) {
        return Collections.unmodifiableList(Arrays.asList(values.clone()));
    }
}
