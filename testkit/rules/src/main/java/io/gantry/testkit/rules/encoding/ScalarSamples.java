// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import static io.gantry.testkit.rules.encoding.SampleColumns.nullable;
import static io.gantry.testkit.rules.encoding.SampleColumns.same;
import static io.gantry.testkit.rules.encoding.SampleColumns.sample;

import io.gantry.api.result.ColumnType;
import java.math.BigDecimal;
import java.util.List;
import org.apache.arrow.vector.types.FloatingPointPrecision;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.jspecify.annotations.Nullable;

/** Booleans, numbers, text and binaries. */
final class ScalarSamples {
    private static final String LONG_TEXT = "0123456789".repeat(30);

    private ScalarSamples() {}

    static List<SampleColumn> all() {
        return List.of(
                same(ColumnType.BOOLEAN, "bool", ArrowType.Bool.INSTANCE, true, false, null, true, true),
                same(ColumnType.INT, "int8", integer(8, true), -128, 0, null, 127),
                same(ColumnType.INT, "int16", integer(16, true), -32_768, 99, 100, null, 32_767),
                same(
                        ColumnType.INT,
                        "int32",
                        integer(32, true),
                        Integer.MIN_VALUE,
                        -10,
                        -9,
                        0,
                        9,
                        10,
                        99,
                        100,
                        999_999_999,
                        1_000_000_000,
                        null,
                        Integer.MAX_VALUE),
                same(ColumnType.INT, "without nulls", integer(32, true), 1, 20, 300, 4000, 50_000, 600_000, 7_000_000),
                same(ColumnType.INT, "all null", integer(32, true), null, null),
                same(ColumnType.INT, "uint8", integer(8, false), 0, null, 255),
                same(ColumnType.INT, "uint16", integer(16, false), 0, null, 65_535),
                same(ColumnType.LONG, "uint32", integer(32, false), 0L, null, 4_294_967_295L),
                same(
                        ColumnType.LONG,
                        "int64",
                        integer(64, true),
                        Long.MIN_VALUE,
                        -1L,
                        0L,
                        99_999_999L,
                        100_000_000L,
                        9_999_999_999L,
                        null,
                        Long.MAX_VALUE),
                sample(
                        ColumnType.BIG_DECIMAL,
                        "uint64",
                        integer(64, false),
                        nullable(0L, Long.MAX_VALUE, null, Long.MIN_VALUE, -1L),
                        nullable("0", "9223372036854775807", null, "9223372036854775808", "18446744073709551615")),
                decimal(
                        "decimal128",
                        38,
                        2,
                        128,
                        "0.00",
                        "-0.05",
                        "1.50",
                        "-123456789012345678.90",
                        null,
                        "999999999999999999999999999999999999.99"),
                decimal("decimal128 of scale 0", 38, 0, 128, "0", null, "-170141183460469231731687303715884105"),
                decimal("decimal128 of small numbers", 18, 12, 128, "0.000000000001", null, "-100000.000000000000"),
                decimal("decimal256", 76, 3, 256, "1.000", null, "-" + "9".repeat(70) + ".123"),
                same(ColumnType.FLOAT, "half", real(FloatingPointPrecision.HALF), 0f, -1.5f, null, 65_504f, Float.NaN),
                same(
                        ColumnType.FLOAT,
                        "single",
                        real(FloatingPointPrecision.SINGLE),
                        0f,
                        -0f,
                        1f,
                        0.1f,
                        3.4028235e38f,
                        Float.MIN_VALUE,
                        16_777_216f,
                        123456.79f,
                        null,
                        Float.POSITIVE_INFINITY),
                same(
                        ColumnType.DOUBLE,
                        "double",
                        real(FloatingPointPrecision.DOUBLE),
                        0d,
                        -0d,
                        1d,
                        0.1,
                        2.5,
                        -123.456,
                        1e7,
                        9_999_999.99,
                        1e-3,
                        1e22,
                        9.999999999999999e22,
                        Double.MAX_VALUE,
                        Double.MIN_VALUE,
                        0.1 + 0.2,
                        null,
                        Double.NaN,
                        Double.NEGATIVE_INFINITY,
                        Math.PI),
                same(
                        ColumnType.STRING,
                        "utf8",
                        ArrowType.Utf8.INSTANCE,
                        "",
                        "a",
                        "JFK",
                        "New York",
                        "New York, NY",
                        null,
                        "\"quoted\"",
                        "back\\slash",
                        "line\nfeed\ttab",
                        "\u0000\u001f\u007f",
                        "żółw",
                        "日本語のテキスト",
                        "🐢",
                        "seven7\"",
                        "eight 8\\",
                        LONG_TEXT,
                        LONG_TEXT + "\"",
                        "null",
                        "[1,2]"),
                same(ColumnType.STRING, "largeutf8", ArrowType.LargeUtf8.INSTANCE, "", null, "large", "\u2028"),
                same(ColumnType.JSON, "json", ArrowType.Utf8.INSTANCE, "{\"a\": [1, \"x\\\"y\"]}", null, "1"),
                same(ColumnType.UUID, "uuid", ArrowType.Utf8.INSTANCE, "08461c6a-35e5-4091-8e45-6146c36f3222", null),
                same(ColumnType.OBJECT, "object", ArrowType.Utf8.INSTANCE, "anything", null),
                same(
                        ColumnType.BIG_DECIMAL,
                        "decimal as text",
                        ArrowType.Utf8.INSTANCE,
                        "12345678901234567890.5",
                        null),
                binary("binary", ArrowType.Binary.INSTANCE),
                binary("largebinary", ArrowType.LargeBinary.INSTANCE),
                sample(
                        ColumnType.BYTES,
                        "fixedbinary",
                        new ArrowType.FixedSizeBinary(3),
                        nullable(new byte[] {0, 1, 2}, null, new byte[] {-1, -128, 127}),
                        nullable("000102", null, "ff807f")),
                sample(ColumnType.STRING, "null", ArrowType.Null.INSTANCE, nullable(null, null), nullable(null, null)),
                sample(
                        ColumnType.UNKNOWN,
                        "unknown",
                        ArrowType.Null.INSTANCE,
                        nullable(null, null),
                        nullable(null, null)));
    }

    private static ArrowType integer(int bits, boolean signed) {
        return new ArrowType.Int(bits, signed);
    }

    private static ArrowType real(FloatingPointPrecision precision) {
        return new ArrowType.FloatingPoint(precision);
    }

    private static SampleColumn decimal(String name, int precision, int scale, int bits, @Nullable String... texts) {
        @Nullable Object[] values = new Object[texts.length];
        for (int i = 0; i < texts.length; i++) {
            String text = texts[i];
            values[i] = text == null ? null : new BigDecimal(text);
        }
        ArrowType type = new ArrowType.Decimal(precision, scale, bits);
        return sample(ColumnType.BIG_DECIMAL, name, type, nullable(values), nullable((Object[]) texts));
    }

    private static SampleColumn binary(String name, ArrowType type) {
        return sample(
                ColumnType.BYTES,
                name,
                type,
                nullable(new byte[0], new byte[] {0, 15, 16, -1}, null, new byte[300]),
                nullable("", "000f10ff", null, "00".repeat(300)));
    }
}
