// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.types;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.api.result.ColumnType;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DuckTypeTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "INTEGER|INT|",
                "TIMESTAMP WITH TIME ZONE|TIMESTAMP|",
                "TIME WITH TIME ZONE|STRING|CAST(c AS VARCHAR)",
                "DECIMAL(18,3)|BIG_DECIMAL|",
                "DECIMAL(18,3)[]|STRING_ARRAY|",
                "ENUM|STRING|CAST(c AS VARCHAR)",
                "ENUM('a)', 'b'',[')|STRING|CAST(c AS VARCHAR)",
                "ENUM('a)', 'b'',[')[][3]|JSON|CAST(c AS VARCHAR[][3])",
                "STRUCT(a INTEGER, \"b \"\"(,\" ENUM('x')[], c STRUCT(d BIT))|JSON|CAST(c AS STRUCT(a INTEGER, \"b \"\"(,\" VARCHAR[], c STRUCT(d VARCHAR)))",
                "MAP(ENUM('x'), BIT)|MAP|CAST(c AS MAP(VARCHAR, VARCHAR))",
                "MAP(INTEGER, VARCHAR)|JSON|",
                "UNION(a INTEGER, b UHUGEINT)|JSON|CAST(c AS UNION(a INTEGER, b VARCHAR))",
                "TUPLE(INTEGER, BIGNUM)|JSON|CAST(c AS TUPLE(INTEGER, VARCHAR))",
                "JSON|JSON|",
                "JSON[]|JSON|to_json(c)",
                "STRUCT(a VARIANT)|JSON|to_json(c)",
                "VARIANT|JSON|CAST(c AS JSON)",
                "GEOMETRY('OGC:CRS84')|STRING|CAST(c AS VARCHAR)",
                "\"NULL\"|STRING|",
                "SOMETHING_NEW(1)|STRING|CAST(c AS VARCHAR)",
                "STRUCT(broken|STRING|CAST(c AS VARCHAR)",
                "ENUM('unclosed|STRING|CAST(c AS VARCHAR)",
                "|STRING|CAST(c AS VARCHAR)",
            })
    void readsTypeNames(String text, ColumnType type, String cast) {
        DuckType read = DuckType.parse(text == null ? "" : text);
        assertThat(read.columnType()).isEqualTo(type);
        assertThat(read.cast("c")).isEqualTo(Optional.ofNullable(cast));
    }

    @Test
    void documentsComeBackThroughJson() {
        assertThat(DuckType.parse("VARIANT").castBack("c")).isEqualTo("CAST(CAST(c AS JSON) AS VARIANT)");
        assertThat(DuckType.parse("STRUCT(j JSON)").castBack("c")).isEqualTo("CAST(CAST(c AS JSON) AS STRUCT(j JSON))");
        assertThat(DuckType.parse("ENUM('a')").castBack("c")).isEqualTo("c");
    }
}
