// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.query.EngineQuery;
import io.gantry.api.query.QueryCursor;
import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.arrow.vector.BigIntVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BatchesTest {
    private final DuckDbEngine engine = new DuckDbEngine();

    @AfterEach
    void closesWithoutLeaks() {
        TestDatabase.closeWithoutLeaks(engine);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 100, 2048, 10_000})
    void everyBatchButTheLastHasExactlyTheRowsAskedFor(int batchRows) {
        List<Integer> sizes = sizes("SELECT * FROM range(25000)", batchRows, EngineQuery.UNLIMITED);
        assertThat(sizes.subList(0, sizes.size() - 1)).allMatch(rows -> rows == batchRows);
        assertThat(sizes.stream().mapToInt(i -> i).sum()).isEqualTo(25_000);
        assertThat(sizes).hasSize((25_000 + batchRows - 1) / batchRows);
    }

    @Test
    void aResultWithoutRowsHasColumnsAndNoBatch() {
        try (QueryCursor cursor = engine.open(TestDatabase.query("SELECT 1 AS a, 'x' AS b WHERE false"))) {
            assertThat(cursor.schema().columns())
                    .containsExactly(new Column("a", ColumnType.INT), new Column("b", ColumnType.STRING));
            assertThat(cursor.next()).isNull();
            assertThat(cursor.next()).isNull();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT * FROM range(25000)|10",
                "SELECT * FROM range(25000) LIMIT 5000|10",
                "SELECT * FROM range(25000) LIMIT 7|7",
                "SELECT * FROM range(25000); -- the end;|10",
                "VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9), (10), (11)|10",
                "FROM range(11)|10",
                "(SELECT * FROM range(11))|10",
                "SELECT 1 UNION ALL SELECT * FROM range(11)|10",
                "WITH c AS (SELECT * FROM range(11)) SELECT * FROM c|10",
                "SELECT * FROM range(11) OFFSET 2|9",
                "SELECT * FROM range(100000) ORDER BY range DESC -- x|10",
            })
    void answersNoMoreRowsThanTheLimit(String sql, int rows) {
        assertThat(sizes(sql, 4, 10).stream().mapToInt(i -> i).sum()).isEqualTo(rows);
    }

    @Test
    void theLimitKeepsOrder() {
        var values = new ArrayList<Long>();
        try (QueryCursor cursor =
                engine.open(new EngineQuery("SELECT range FROM range(100000) ORDER BY range DESC", 2, 3, Map.of()))) {
            for (VectorSchemaRoot batch = cursor.next(); batch != null; batch = cursor.next()) {
                for (int row = 0; row < batch.getRowCount(); row++) {
                    values.add(((BigIntVector) batch.getVector(0)).get(row));
                }
            }
        }
        assertThat(values).containsExactly(99_999L, 99_998L, 99_997L);
    }

    @Test
    void columnsKeepTheirNamesAlsoDoubledAndCastOnes() {
        String sql = "SELECT 1 AS a, 2 AS a, '10101'::BIT AS \"b \"\"c\", time '10:00'::TIMETZ AS \"Ä\"";
        try (QueryCursor cursor = engine.open(TestDatabase.query(sql))) {
            assertThat(cursor.schema().columns().stream().map(Column::name)).containsExactly("a", "a", "b \"c", "Ä");
            assertThat(cursor.next().getRowCount()).isEqualTo(1);
        }
    }

    @Test
    void aClosedCursorIsNotUsedAndClosesTwice() {
        QueryCursor cursor = engine.open(TestDatabase.query("SELECT 1"));
        cursor.close();
        cursor.close();
        assertThatThrownBy(cursor::next).isInstanceOf(IllegalStateException.class);
    }

    private List<Integer> sizes(String sql, int batchRows, long rowLimit) {
        var sizes = new ArrayList<Integer>();
        try (QueryCursor cursor = engine.open(new EngineQuery(sql, batchRows, rowLimit, Map.of()))) {
            for (VectorSchemaRoot batch = cursor.next(); batch != null; batch = cursor.next()) {
                sizes.add(batch.getRowCount());
            }
        }
        return sizes;
    }
}
