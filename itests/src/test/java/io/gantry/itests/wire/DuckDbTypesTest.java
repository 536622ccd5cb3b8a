// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.gantry.client.ConnectionFactory;
import io.gantry.client.GrpcConnection;
import io.gantry.client.ResultSet;
import io.gantry.itests.process.Gantry;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every type that DuckDB has, through a running broker, as Pinot's client and ours read it. */
@Timeout(300)
class DuckDbTypesTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Pinot knows no nulls within arrays: its ARROW decoder fails on one, its JSON decoder takes 0 for it. */
    private static final List<String> ARRAYS_WITH_NULLS = List.of(
            "int_array",
            "double_array",
            "date_array",
            "timestamp_array",
            "timestamptz_array",
            "varchar_array",
            "fixed_int_array",
            "fixed_varchar_array");

    @TempDir
    static Path folder;

    private static Gantry gantry;
    private static PinotClient pinot;
    private static GrpcConnection ours;

    @BeforeAll
    static void start() throws Exception {
        gantry = new Gantry(folder);
        gantry.run();
        pinot = new PinotClient(gantry.port());
        ours = ConnectionFactory.fromHostListGrpc(new Properties(), List.of("127.0.0.1:" + gantry.port()));
    }

    @AfterAll
    static void stop() throws Exception {
        ours.close();
        pinot.close();
        gantry.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "true|BOOLEAN|true",
                "(-128)::TINYINT|INT|-128",
                "(-32768)::SMALLINT|INT|-32768",
                "(-2147483648)::INTEGER|INT|-2147483648",
                "(-9223372036854775808)::BIGINT|LONG|-9223372036854775808",
                "255::UTINYINT|INT|255",
                "65535::USMALLINT|INT|65535",
                "4294967295::UINTEGER|LONG|4294967295",
                "18446744073709551615::UBIGINT|BIG_DECIMAL|18446744073709551615",
                "(-170141183460469231731687303715884105728)::HUGEINT|BIG_DECIMAL|-170141183460469231731687303715884105728",
                "340282366920938463463374607431768211455::UHUGEINT|BIG_DECIMAL|340282366920938463463374607431768211455",
                "123456789012345678901234567890123456789012345678::BIGNUM|BIG_DECIMAL|123456789012345678901234567890123456789012345678",
                "1.5::FLOAT|FLOAT|1.5",
                "'-inf'::FLOAT|FLOAT|-Infinity",
                "1e300::DOUBLE|DOUBLE|1.0E300",
                "'nan'::DOUBLE|DOUBLE|NaN",
                "1.50::DECIMAL(4, 2)|BIG_DECIMAL|1.50",
                "-0.05::DECIMAL(18, 2)|BIG_DECIMAL|-0.05",
                "-99999999999999999999999999999999999.999::DECIMAL(38, 3)|BIG_DECIMAL|-99999999999999999999999999999999999.999",
                "'żółw \"🐢\" \\'::VARCHAR|STRING|żółw \"🐢\" \\",
                "'{\"a\": [1, null]}'::JSON|JSON|{\"a\": [1, null]}",
                "'2e0a3b34-0000-4000-8000-0123456789ab'::UUID|STRING|2e0a3b34-0000-4000-8000-0123456789ab",
                "'\\xAA\\x00b'::BLOB|BYTES|aa0062",
                "'0101'::BIT|STRING|0101",
                "'POINT (1 2)'::GEOMETRY|STRING|POINT (1 2)",
                "DATE '2020-02-29'|STRING|2020-02-29",
                "'infinity'::DATE|STRING|infinity",
                "TIME '23:59:59.000001'|STRING|23:59:59.000001",
                "TIMETZ '10:00:00+02'|STRING|10:00:00+02",
                "'10:00:00.000000001'::TIME_NS|STRING|10:00:00.000000001",
                "TIMESTAMP '2020-01-01 00:00:00.000001'|TIMESTAMP|2020-01-01 00:00:00.000001",
                "'2020-01-01 00:00:01'::TIMESTAMP_S|TIMESTAMP|2020-01-01 00:00:01.0",
                "'2020-01-01 00:00:00.001'::TIMESTAMP_MS|TIMESTAMP|2020-01-01 00:00:00.001",
                "'2020-01-01 00:00:00.000000001'::TIMESTAMP_NS|TIMESTAMP|2020-01-01 00:00:00.000000001",
                "TIMESTAMPTZ '2020-01-01 02:00:00+02'|TIMESTAMP|2020-01-01 00:00:00.0",
                "'2020-01-01 02:00:00.000000001+02'::TIMESTAMPTZ_NS|TIMESTAMP|2020-01-01 00:00:00.000000001",
                "'-infinity'::TIMESTAMP|TIMESTAMP|-infinity",
                "INTERVAL '14 months 3 days 1.5 seconds'|STRING|P1Y2M3DT1.5S",
                "'b'::ENUM('a', 'b')|STRING|b",
                "NULL|STRING|null",
                "[1, 3]|INT_ARRAY|[1,3]",
                "[1, 2]::BIGINT[2]|LONG_ARRAY|[1,2]",
                "[0.5::FLOAT]|FLOAT_ARRAY|[0.5]",
                "[0.1::DOUBLE, -2]|DOUBLE_ARRAY|[0.1,-2.0]",
                "['a\"', '']|STRING_ARRAY|[\"a\\\"\",\"\"]",
                "['b']::ENUM('a', 'b')[]|STRING_ARRAY|[\"b\"]",
                "[true, false]|BOOLEAN_ARRAY|[true,false]",
                "['\\x01'::BLOB]|BYTES_ARRAY|[\"01\"]",
                "[1.50::DECIMAL(4, 2)]|STRING_ARRAY|[\"1.50\"]",
                "[1::HUGEINT, -1]|STRING_ARRAY|[\"1\",\"-1\"]",
                "[340282366920938463463374607431768211455::UHUGEINT]|STRING_ARRAY|[\"340282366920938463463374607431768211455\"]",
                "[18446744073709551615::UBIGINT]|STRING_ARRAY|[\"18446744073709551615\"]",
                "[UUID '2e0a3b34-0000-4000-8000-0123456789ab']|STRING_ARRAY|[\"2e0a3b34-0000-4000-8000-0123456789ab\"]",
                "[TIMESTAMP '2020-01-01']|TIMESTAMP_ARRAY|[\"2020-01-01 00:00:00.0\"]",
                "[DATE '1970-01-02']|STRING_ARRAY|[\"1970-01-02\"]",
                "[INTERVAL 1 DAY]|STRING_ARRAY|[\"P1D\"]",
                "[]|STRING_ARRAY|[]",
                "[[1], NULL]|JSON|[[1],null]",
                "[{'a': 1}]|JSON|[{\"a\":1}]",
                "['[1]'::JSON]|JSON|[[1]]",
                "{'a': 1, 'b c': 'x', 'd': DATE '2020-02-29'}|JSON|{\"a\":1,\"b c\":\"x\",\"d\":\"2020-02-29\"}",
                "{'e': 'b'::ENUM('a', 'b'), 'u': UUID '2e0a3b34-0000-4000-8000-0123456789ab'}|JSON|"
                        + "{\"e\":\"b\",\"u\":\"2e0a3b34-0000-4000-8000-0123456789ab\"}",
                "MAP {'a': 1, 'b': NULL}|MAP|{\"a\":1,\"b\":null}",
                "MAP {'a': 1.5::DOUBLE}|MAP|{\"a\":1.5}",
                "MAP {1: 'x'}|JSON|[{\"key\":1,\"value\":\"x\"}]",
                "union_value(num := 2)|JSON|2",
                "union_value(str := 'x')|JSON|\"x\"",
                "{'a': 1, 'b': [2]}::VARIANT|JSON|{\"a\":1,\"b\":[2]}",
            })
    void isReadByBothClientsInBothEncodings(String expression, String type, String value) throws Exception {
        String sql = "SELECT " + expression + " AS c";
        for (String encoding : List.of("JSON", "ARROW")) {
            PinotClient.Answer answer = pinot.submit(sql, Map.of("encoding", encoding));
            assertThat(answer.metadata().get("exceptions")).as(encoding).isEmpty();
            assertThat(answer.schema().getColumnDataType(0)).as(encoding).hasToString(type);
            assertThat(text(answer.rows().get(0)[0])).as(encoding).isEqualTo(value);
            ResultSet set = ours.execute(sql, Map.of("encoding", encoding)).getResultSet(0);
            assertThat(set.getColumnDataType(0)).as(encoding).isEqualTo(type);
            assertThat(set.getString(0, 0)).as(encoding).isEqualTo(value);
        }
    }

    /** DuckDB's own table of all its types: the least and the largest value of each, and null. */
    @Test
    void noTypeThatDuckDbHasIsUnreadable() throws Exception {
        for (String encoding : List.of("JSON", "ARROW")) {
            String sql = "SELECT * EXCLUDE (" + String.join(", ", ARRAYS_WITH_NULLS) + ") FROM test_all_types()";
            PinotClient.Answer answer = pinot.submit(sql, Map.of("encoding", encoding));
            assertThat(answer.metadata().get("exceptions")).as(encoding).isEmpty();
            assertThat(answer.schema().getColumnDataTypes())
                    .as(encoding)
                    .extracting(Enum::name)
                    .hasSizeGreaterThan(40)
                    .doesNotContain("UNKNOWN", "OBJECT");
            ResultSet set = ours.execute(sql, Map.of("encoding", encoding)).getResultSet(0);
            for (int column = 0; column < set.getColumnCount(); column++) {
                String type = set.getColumnDataType(column);
                boolean nested = type.endsWith("_ARRAY") || type.equals("MAP");
                // The last row is null; Pinot's JSON decoder makes an empty array or map of it.
                for (int row = 0; row < (nested ? 2 : 3); row++) {
                    assertThat(text(answer.rows().get(row)[column]))
                            .as("%s: column %s, row %s", encoding, set.getColumnName(column), row)
                            .isEqualTo(set.getString(row, column));
                }
            }
        }
    }

    private static String text(Object value) {
        return value == null || value instanceof String || value instanceof Number || value instanceof Boolean
                ? String.valueOf(value)
                : JSON.valueToTree(value).toString();
    }
}
