// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.Analysis;
import io.gantry.api.query.StatementKind;
import io.gantry.api.query.TableInfo;
import io.gantry.api.query.TableName;
import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AnalysisTest {
    @TempDir
    static Path folder;

    private DuckDbEngine engine;

    @BeforeAll
    void open() throws Exception {
        engine = TestDatabase.engine(TestDatabase.file(
                folder,
                "CREATE TABLE t (i INT, m ENUM ('a', 'b'))",
                "INSERT INTO t VALUES (1, 'a')",
                "CREATE TABLE u (i INT)",
                "CREATE TABLE \"T w\" (i INT)",
                "CREATE SCHEMA s",
                "CREATE TABLE s.t (i INT)",
                "CREATE VIEW s.near AS SELECT t.i FROM t, u",
                "CREATE VIEW v AS SELECT i AS \"as\" FROM t",
                "CREATE VIEW \"v as w\" (\"a\"\"s\") AS SELECT \"as\" FROM v JOIN u ON u.i = v.\"as\""));
    }

    @AfterAll
    void close() {
        engine.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT 1|",
                "SELECT * FROM t|t",
                "SELECT * FROM T, U|t,u",
                "FROM t|t",
                "TABLE t|t",
                "SELECT * FROM main.t|t",
                "SELECT * FROM test.main.t|t",
                "SELECT * FROM test.t|t",
                "SELECT * FROM s.t|s.t",
                "SELECT * FROM test.s.t|s.t",
                "SELECT * FROM \"T W\"|T w",
                "SELECT * FROM (SELECT * FROM t) x JOIN u USING (i)|t,u",
                "SELECT (SELECT max(i) FROM t)|t",
                "SELECT * FROM t WHERE EXISTS (FROM u WHERE u.i = t.i)|t,u",
                "SELECT * FROM t ORDER BY (SELECT max(i) FROM u) LIMIT 1|t,u",
                "SELECT i FROM t UNION ALL SELECT i FROM u|t,u",
                "SELECT * FROM t SEMI JOIN u USING (i)|t,u",
                "SELECT [x FOR x IN (SELECT list(i) FROM u)]|u",
                "WITH c AS (SELECT * FROM t) SELECT * FROM c|t",
                "WITH t AS (SELECT 1 AS i) SELECT * FROM t|",
                "WITH T AS (SELECT 1 AS i) SELECT * FROM t|",
                "WITH t AS (SELECT * FROM t) SELECT * FROM t|t",
                "WITH t AS (SELECT 1 AS i) SELECT * FROM main.t|t",
                "WITH a AS (SELECT * FROM t), b AS (SELECT * FROM a) SELECT * FROM b, u|t,u",
                "SELECT * FROM (WITH u AS (SELECT 1) SELECT * FROM u), u|u",
                "SELECT * FROM t WHERE i IN (WITH t AS (SELECT 1 AS i) SELECT i FROM t)|t",
                "WITH c AS (SELECT 1) SELECT * FROM t WHERE i IN (SELECT * FROM c)|t",
                "WITH RECURSIVE r AS (SELECT i FROM t UNION ALL SELECT i + 1 FROM r WHERE i < 3) SELECT * FROM r|t",
                "WITH RECURSIVE t AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM t WHERE i < 3) SELECT * FROM t|",
                "WITH c AS MATERIALIZED (SELECT * FROM t) SELECT * FROM c|t",
                "SELECT * FROM v|t,v",
                "SELECT * FROM \"v as w\"|t,u,v,v as w",
                "SELECT * FROM s.near|s.near,s.t,u",
                "SHOW TABLES|",
                "SHOW t|t",
                "SHOW main.t|t",
                "DESCRIBE t|t",
                "DESCRIBE SELECT * FROM v|t,v",
                "SUMMARIZE t|t",
                "EXPLAIN SELECT * FROM t|t",
                "EXPLAIN ANALYZE SELECT * FROM v|t,v",
                "SELECT * FROM t PIVOT (sum(i) FOR m IN ('a', 'b'))|t",
                "UNPIVOT u ON i|u",
                "SELECT * FROM range(3), unnest([1])|",
            })
    void findsTheTablesThatAStatementTouches(String sql, String tables) {
        String found = engine.analyze(sql).tables().stream()
                .map(TableName::toString)
                .sorted()
                .collect(Collectors.joining(","));
        assertThat(found).isEqualTo(tables == null ? "" : tables);
        engine.open(TestDatabase.query(sql)).close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT 1|SELECT|false",
                "SELECT 1 LIMIT 1|SELECT|true",
                "SELECT 1 LIMIT 1 OFFSET 1|SELECT|true",
                "SELECT 1 OFFSET 1|SELECT|false",
                "SELECT 1 LIMIT ALL|SELECT|false",
                "SELECT * FROM t LIMIT 10%|SELECT|true",
                "SELECT * FROM (SELECT 1 LIMIT 1)|SELECT|false",
                "(SELECT 1 LIMIT 1)|SELECT|true",
                "WITH c AS (SELECT 1 LIMIT 1) SELECT * FROM c|SELECT|false",
                "WITH c AS (SELECT 1) SELECT * FROM c LIMIT 1|SELECT|true",
                "SELECT 1 UNION ALL SELECT 2 LIMIT 1|SELECT|true",
                "(SELECT 1 LIMIT 1) UNION ALL (SELECT 2 LIMIT 1)|SELECT|false",
                "VALUES (1)|SELECT|false",
                "FROM t LIMIT 3|SELECT|true",
                "SHOW TABLES|SHOW|false",
                "DESCRIBE t;|SHOW|false",
                "SELECT * FROM (SHOW TABLES)|SELECT|false",
                "EXPLAIN SELECT 1|EXPLAIN|false",
                "/* why */ explain /* ; */ analyze select 1|EXPLAIN|false",
                "EXPLAIN (FORMAT JSON) SELECT 1|EXPLAIN|false",
                "EXPLAIN (SELECT 1)|EXPLAIN|false",
            })
    void saysWhatAStatementIs(String sql, StatementKind kind, boolean limited) {
        Analysis analysis = engine.analyze(sql);
        assertThat(analysis.kind()).isEqualTo(kind);
        assertThat(analysis.limited()).isEqualTo(limited);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 'a;b'",
                "SELECT 'a;''b', $$;$$, $x$ ; $ $x$, e'\\';', \"i;\" FROM (SELECT 1 AS \"i;\") -- ;\n; -- ;",
                "SELECT 1 /* ; */ ;",
                ";SELECT 1;;",
            })
    void takesSemicolonsWhereTheyEndNothing(String sql) {
        assertThat(engine.analyze(sql).kind()).isEqualTo(StatementKind.SELECT);
        assertThat(TestDatabase.texts(engine, sql)).hasSize(1);
    }

    @Test
    void tellsOfTablesThatAreNotThere() {
        assertThatThrownBy(() -> engine.analyze("SELECT * FROM t, \"T v\""))
                .isInstanceOfSatisfying(
                        QueryException.class, e -> assertThat(e.code()).isEqualTo(QueryErrorCode.TABLE_DOES_NOT_EXIST))
                .hasMessageStartingWith("table 'T v' does not exist; tables: T w, t, ");
    }

    @Test
    void listsTablesWithTheirColumns() {
        assertThat(engine.catalog().tables().stream().map(table -> table.name().toString()))
                .containsExactly("T w", "s.near", "s.t", "t", "u", "v", "v as w");
        TableInfo t = engine.catalog().table(TableName.of("T")).orElseThrow();
        assertThat(t.name()).isEqualTo(TableName.of("t"));
        assertThat(t.columns()).containsExactly(new Column("i", ColumnType.INT), new Column("m", ColumnType.STRING));
        assertThat(t.rows()).isEqualTo(1);
        TableInfo view = engine.catalog().table(TableName.of("v")).orElseThrow();
        assertThat(view.columns()).containsExactly(new Column("as", ColumnType.INT));
        assertThat(view.rows()).isEqualTo(-1);
        assertThat(engine.catalog().table(TableName.of("nosuch"))).isEmpty();
    }
}
