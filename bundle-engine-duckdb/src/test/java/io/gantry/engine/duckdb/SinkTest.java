// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.error.QueryException;
import io.gantry.api.ingest.SourcePosition;
import io.gantry.api.ingest.TableLoadException;
import io.gantry.api.ingest.TableSink;
import io.gantry.api.query.TableName;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.BigIntVector;
import org.apache.arrow.vector.VarCharVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SinkTest {
    private static final TableName T = TableName.of("t");

    @TempDir
    Path folder;

    private final RootAllocator allocator = new RootAllocator();
    private DuckDbEngine engine;

    @BeforeEach
    void open() throws Exception {
        engine = TestDatabase.engine(TestDatabase.file(folder, "CREATE TABLE t (name VARCHAR, i INT)"));
    }

    @AfterEach
    void closesWithoutLeaks() {
        TestDatabase.closeWithoutLeaks(engine);
        allocator.close();
    }

    @Test
    void rowsAndPositionsAppearTogetherAtTheCommit() {
        try (TableSink sink = engine.openSink(TableName.of("T"))) {
            append(sink, 1, 2);
            append(sink, 3);
            assertThat(rows()).isEqualTo("0");
            sink.commit(List.of(new SourcePosition("topic", 0, 30), new SourcePosition("topic", 1, 5)));
            assertThat(rows()).isEqualTo("3");
            append(sink, 4);
            sink.commit(List.of(new SourcePosition("topic", 0, 31)));
        }
        assertThat(TestDatabase.texts(engine, "SELECT name, i FROM t ORDER BY i"))
                .containsExactly("n1|1", "n2|2", "n3|3", "n4|4");
        assertThat(engine.positions(T))
                .containsExactly(new SourcePosition("topic", 0, 31), new SourcePosition("topic", 1, 5));
    }

    @Test
    void whatIsNotCommittedIsForgotten() {
        try (TableSink sink = engine.openSink(T)) {
            append(sink, 1);
            sink.commit(List.of(new SourcePosition("topic", 0, 1)));
            append(sink, 2);
        }
        assertThat(rows()).isEqualTo("1");
        assertThat(engine.positions(T)).containsExactly(new SourcePosition("topic", 0, 1));
    }

    @Test
    void aFailedAppendCannotBeCommittedAround() {
        try (TableSink sink = engine.openSink(T)) {
            append(sink, 1);
            assertThatThrownBy(() -> append(sink, Integer.MAX_VALUE + 1L))
                    .isInstanceOf(TableLoadException.class)
                    .hasMessageContaining("table t: rows were not appended");
            assertThatThrownBy(() -> sink.commit(List.of(new SourcePosition("topic", 0, 9))))
                    .isInstanceOf(TableLoadException.class)
                    .hasMessageContaining("open a new one");
        }
        assertThat(rows()).isEqualTo("0");
        assertThat(engine.positions(T)).isEmpty();
    }

    @Test
    void positionsAreNoTableForQueries() {
        try (TableSink sink = engine.openSink(T)) {
            sink.commit(List.of(new SourcePosition("topic", 0, 9)));
        }
        assertThat(TestDatabase.texts(engine, "SHOW TABLES")).containsExactly("t");
        assertThat(engine.catalog().tables()).hasSize(1);
        assertThatThrownBy(() -> engine.analyze("SELECT * FROM _gantry.gantry_offsets"))
                .isInstanceOf(QueryException.class)
                .hasMessageContaining("does not exist");
    }

    @Test
    void positionsAndRowsOutliveTheEngine() {
        try (TableSink sink = engine.openSink(T)) {
            append(sink, 1);
            sink.commit(List.of(new SourcePosition("topic", 0, 9)));
        }
        engine.close();
        engine = TestDatabase.engine(folder.resolve("test.duckdb"));
        assertThat(rows()).isEqualTo("1");
        assertThat(engine.positions(T)).containsExactly(new SourcePosition("topic", 0, 9));
    }

    @Test
    void aSinkNeedsATable() {
        assertThatThrownBy(() -> engine.openSink(TableName.of("tt")))
                .isInstanceOf(QueryException.class)
                .hasMessage("table 'tt' does not exist; tables: t");
    }

    private String rows() {
        return TestDatabase.texts(engine, "SELECT count(*) FROM t").get(0);
    }

    private void append(TableSink sink, long... values) {
        try (var numbers = new BigIntVector("i", allocator);
                var names = new VarCharVector("name", allocator)) {
            for (int row = 0; row < values.length; row++) {
                numbers.setSafe(row, values[row]);
                names.setSafe(row, ("n" + values[row]).getBytes(StandardCharsets.UTF_8));
            }
            numbers.setValueCount(values.length);
            names.setValueCount(values.length);
            sink.append(new VectorSchemaRoot(List.of(numbers, names)));
        }
    }
}
