// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import static io.gantry.testkit.rules.encoding.SampleColumns.field;
import static io.gantry.testkit.rules.encoding.SampleColumns.nullable;

import io.gantry.api.result.ColumnType;
import io.gantry.testkit.rules.encoding.Vectors.Choice;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.arrow.vector.types.UnionMode;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.jspecify.annotations.Nullable;

/** Structures, unions, maps, and lists of lists. */
final class NestedSamples {
    private static final ArrowType INT = new ArrowType.Int(32, true);
    private static final ArrowType TEXT = ArrowType.Utf8.INSTANCE;

    private NestedSamples() {}

    static List<SampleColumn> all() {
        return List.of(
                json(
                        field(
                                "list of lists",
                                ArrowType.List.INSTANCE,
                                field("l", ArrowType.List.INSTANCE, field("e", INT))),
                        nullable(
                                List.of(List.of(1, 2), List.of()),
                                null,
                                nullable(null, nullable((Object) null)),
                                List.of()),
                        nullable("[[1,2],[]]", null, "[null,[null]]", "[]")),
                json(
                        field("list of structures", ArrowType.List.INSTANCE, structure("s")),
                        nullable(nullable(List.of(1, "a\"b"), null), null),
                        nullable("[{\"n\":1,\"t\":\"a\\\"b\"},null]", null)),
                json(
                        structure("structure"),
                        nullable(nullable(1, "x"), null, nullable(null, "\n")),
                        nullable("{\"n\":1,\"t\":\"x\"}", null, "{\"n\":null,\"t\":\"\\n\"}")),
                json(
                        union("sparse union", UnionMode.Sparse),
                        nullable(new Choice(0, 1), new Choice(1, "x"), null, new Choice(2, 2)),
                        nullable("1", "\"x\"", null, "2")),
                json(
                        union("dense union", UnionMode.Dense),
                        nullable(new Choice(1, "x"), new Choice(0, 1), null, new Choice(1, "y")),
                        nullable("\"x\"", "1", null, "\"y\"")),
                new SampleColumn(
                        ColumnType.MAP,
                        map("map", TEXT),
                        nullable(List.of(List.of("a", 1), nullable("b\"", null)), null, List.of()),
                        nullable(members("a", 1, "b\"", null), null, Map.of())),
                json(
                        map("map of other keys", INT),
                        nullable(List.of(nullable(1, 2), nullable(3, null)), null, List.of()),
                        nullable("[{\"key\":1,\"value\":2},{\"key\":3,\"value\":null}]", null, "[]")));
    }

    private static SampleColumn json(Field field, List<@Nullable Object> values, List<@Nullable Object> texts) {
        return new SampleColumn(ColumnType.JSON, field, values, texts);
    }

    private static Field structure(String name) {
        return field(name, ArrowType.Struct.INSTANCE, field("n", INT), field("t", TEXT));
    }

    /** Two members of one type where that is possible: what a type id means, only the field tells. */
    private static Field union(String name, UnionMode mode) {
        return mode == UnionMode.Sparse
                ? field(
                        name,
                        new ArrowType.Union(mode, new int[] {0, 1, 2}),
                        field("n", INT),
                        field("t", TEXT),
                        field("m", INT))
                : field(name, new ArrowType.Union(mode, new int[] {0, 1}), field("n", INT), field("t", TEXT));
    }

    private static Field map(String name, ArrowType keys) {
        var key = new Field("key", FieldType.notNullable(keys), null);
        var entries = new Field(
                "entries", FieldType.notNullable(ArrowType.Struct.INSTANCE), List.of(key, field("value", INT)));
        return new Field(name, FieldType.nullable(new ArrowType.Map(false)), List.of(entries));
    }

    private static Map<String, @Nullable Object> members(
            String key, @Nullable Object value, String otherKey, @Nullable Object otherValue) {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        members.put(key, value);
        members.put(otherKey, otherValue);
        return members;
    }
}
