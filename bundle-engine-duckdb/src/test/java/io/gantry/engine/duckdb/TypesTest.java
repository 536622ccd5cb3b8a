// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.api.query.QueryCursor;
import io.gantry.api.result.ColumnType;
import java.util.HexFormat;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.types.Types.MinorType;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every DuckDB type becomes a column type, in a vector whose values are what they mean. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TypesTest {
    private final DuckDbEngine engine = new DuckDbEngine();

    @AfterAll
    void close() {
        engine.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "true|BOOLEAN|BIT|true",
                "127::TINYINT|INT|TINYINT|127",
                "(-32768)::SMALLINT|INT|SMALLINT|-32768",
                "2147483647::INTEGER|INT|INT|2147483647",
                "255::UTINYINT|INT|UINT1|-1",
                "65535::USMALLINT|INT|UINT2|\uffff",
                "4294967295::UINTEGER|LONG|UINT4|-1",
                "(-9223372036854775808)::BIGINT|LONG|BIGINT|-9223372036854775808",
                "18446744073709551615::UBIGINT|BIG_DECIMAL|UINT8|-1",
                "170141183460469231731687303715884105727::HUGEINT|BIG_DECIMAL|DECIMAL|170141183460469231731687303715884105727",
                "340282366920938463463374607431768211455::UHUGEINT|BIG_DECIMAL|VARCHAR|340282366920938463463374607431768211455",
                "123456789012345678901234567890123456789012345678::BIGNUM|BIG_DECIMAL|VARCHAR|123456789012345678901234567890123456789012345678",
                "1.5::FLOAT|FLOAT|FLOAT4|1.5",
                "'nan'::DOUBLE|DOUBLE|FLOAT8|NaN",
                "1.50::DECIMAL(18, 2)|BIG_DECIMAL|DECIMAL|1.50",
                "-0.001::DECIMAL(38, 3)|BIG_DECIMAL|DECIMAL|-0.001",
                "'ä€😀'::VARCHAR|STRING|VARCHAR|ä€😀",
                "'{\"a\": [1, null]}'::JSON|JSON|VARCHAR|{\"a\": [1, null]}",
                "'2e0a3b34-0000-4000-8000-0123456789ab'::UUID|STRING|VARCHAR|2e0a3b34-0000-4000-8000-0123456789ab",
                "'\\xAA\\x00b'::BLOB|BYTES|VARBINARY|aa0062",
                "'0101'::BIT|STRING|VARCHAR|0101",
                "'POINT (1 2)'::GEOMETRY|STRING|VARCHAR|POINT (1 2)",
                "DATE '2020-02-29'|STRING|DATEDAY|18321",
                "TIME '23:59:59.000001'|STRING|TIMEMICRO|86399000001",
                "TIMETZ '10:00:00+02'|STRING|VARCHAR|10:00:00+02",
                "'10:00:00.000000001'::TIME_NS|STRING|TIMENANO|36000000000001",
                "'2020-01-01 02:00:00.000000001+02'::TIMESTAMPTZ_NS|TIMESTAMP|TIMESTAMPNANOTZ|1577836800000000001",
                "TIMESTAMP '2020-01-01 00:00:00.000001'|TIMESTAMP|TIMESTAMPMICRO|2020-01-01T00:00:00.000001",
                "'2020-01-01 00:00:01'::TIMESTAMP_S|TIMESTAMP|TIMESTAMPSEC|2020-01-01T00:00:01",
                "'2020-01-01 00:00:00.001'::TIMESTAMP_MS|TIMESTAMP|TIMESTAMPMILLI|2020-01-01T00:00:00.001",
                "'2020-01-01 00:00:00.000000001'::TIMESTAMP_NS|TIMESTAMP|TIMESTAMPNANO|2020-01-01T00:00:00.000000001",
                "TIMESTAMPTZ '2020-01-01 02:00:00+02'|TIMESTAMP|TIMESTAMPMICROTZ|1577836800000000",
                "'infinity'::TIMESTAMP|TIMESTAMP|TIMESTAMPMICRO|+294247-01-10T04:00:54.775807",
                "INTERVAL '14 months 3 days 1.5 seconds'|STRING|INTERVALMONTHDAYNANO|P14M3D PT1.5S",
                "'b'::ENUM('a', 'b')|STRING|VARCHAR|b",
                "NULL|STRING|NULL|null",
                "[1, NULL, 3]|INT_ARRAY|LIST|[1,null,3]",
                "[1, 2]::BIGINT[2]|LONG_ARRAY|FIXED_SIZE_LIST|[1,2]",
                "['a', NULL]|STRING_ARRAY|LIST|[\"a\",null]",
                "['b']::ENUM('a', 'b')[]|STRING_ARRAY|LIST|[\"b\"]",
                "[true]|BOOLEAN_ARRAY|LIST|[true]",
                "[1.5::DECIMAL(3, 1)]|STRING_ARRAY|LIST|[1.5]",
                "[340282366920938463463374607431768211455::UHUGEINT]|STRING_ARRAY|LIST|[\"340282366920938463463374607431768211455\"]",
                "[uuid '2e0a3b34-0000-4000-8000-0123456789ab']|STRING_ARRAY|LIST|[\"2e0a3b34-0000-4000-8000-0123456789ab\"]",
                "[TIMESTAMP '2020-01-01']|TIMESTAMP_ARRAY|LIST|[[2020,1,1,0,0]]",
                "[DATE '1970-01-02']|STRING_ARRAY|LIST|[1]",
                "[[1], NULL]|JSON|LIST|[[1],null]",
                "['[1]'::JSON]|JSON|VARCHAR|[[1]]",
                "[]|STRING_ARRAY|LIST|[]",
                "{'a': 1, 'b c': 'x'}|JSON|STRUCT|{\"a\":1,\"b c\":\"x\"}",
                "{'e': 'b'::ENUM('a', 'b'), 'l': ['1'::BIT], 'q\"q': 1::UHUGEINT}|JSON|STRUCT|{\"e\":\"b\",\"l\":[\"1\"],\"q\\\"q\":\"1\"}",
                "{'j': '{\"x\":1}'::JSON}|JSON|VARCHAR|{\"j\":{\"x\":1}}",
                "row(1, 'b'::ENUM('a', 'b'))|JSON|STRUCT|*",
                "MAP {'a': 1}|MAP|MAP|[{\"key\":\"a\",\"value\":1}]",
                "MAP {'b'::ENUM('a', 'b'): '1'::BIT}|MAP|MAP|[{\"key\":\"b\",\"value\":\"1\"}]",
                "MAP {1: 'x'}|JSON|MAP|[{\"key\":1,\"value\":\"x\"}]",
                "union_value(num := 2)|JSON|UNION|2",
                "union_value(e := 'b'::ENUM('a', 'b'))|JSON|UNION|b",
                "{'a': 1, 'b': [2]}::VARIANT|JSON|VARCHAR|{\"a\":1,\"b\":[2]}",
                "[1::VARIANT, 'x'::VARIANT]|JSON|VARCHAR|[1,\"x\"]",
            })
    void carries(String expression, ColumnType type, MinorType arrow, String value) {
        try (QueryCursor cursor = engine.open(TestDatabase.query("SELECT " + expression + " AS c"))) {
            assertThat(cursor.schema().columns().get(0).type()).isEqualTo(type);
            FieldVector vector = cursor.next().getVector(0);
            assertThat(vector.getMinorType()).isEqualTo(arrow);
            if (!value.equals("*")) {
                assertThat(text(vector.getObject(0))).isEqualTo(value);
            }
        }
    }

    @Test
    void carriesEveryTypeThatDuckDbHasWithNullsAndExtremes() {
        try (QueryCursor cursor = engine.open(TestDatabase.query("SELECT * FROM test_all_types()"))) {
            assertThat(cursor.schema().columns())
                    .noneMatch(column -> column.type() == ColumnType.UNKNOWN || column.type() == ColumnType.OBJECT)
                    .hasSizeGreaterThan(50);
            assertThat(cursor.next().getRowCount()).isEqualTo(3);
        }
    }

    private static String text(Object value) {
        return value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : String.valueOf(value);
    }
}
