// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.gantry.itests.process.Gantry;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Apache Pinot's own client and decoders, unmodified, against a running broker. */
@Timeout(300)
class PinotClientTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ROWS = "SELECT i, 'name ' || i AS s, i / 4.0::DOUBLE AS d, i % 3 = 0 AS b,"
            + " CASE WHEN i % 5 = 0 THEN NULL ELSE i END AS n, [i, i + 1] AS a FROM range(2500) t(i) LIMIT 2500";

    @TempDir
    static Path folder;

    private static Gantry gantry;
    private static PinotClient client;

    @BeforeAll
    static void start() throws Exception {
        gantry = new Gantry(folder);
        gantry.run();
        client = new PinotClient(gantry.port());
    }

    @AfterAll
    static void stop() throws Exception {
        client.close();
        gantry.close();
    }

    static Stream<Arguments> encodingsAndCompressions() {
        return Stream.of("JSON", "ARROW", "json")
                .flatMap(encoding -> Stream.of(
                                "LZ4",
                                "LZ4_FAST",
                                "LZ4_HIGH",
                                "ZSTD",
                                "ZSTANDARD",
                                "DEFLATE",
                                "GZIP",
                                "SNAPPY",
                                "NONE",
                                "PASS_THROUGH",
                                "zstd")
                        .map(compression -> Arguments.of(encoding, compression)));
    }

    @ParameterizedTest
    @MethodSource("encodingsAndCompressions")
    void readsEveryEncodingWithEveryCompression(String encoding, String compression) throws Exception {
        PinotClient.Answer answer =
                client.submit(ROWS, Map.of("encoding", encoding, "compression", compression, "blockRowSize", "1000"));
        assertThat(answer.blocks()).containsExactly(1000, 1000, 500);
        assertThat(answer.schema().getColumnNames()).containsExactly("i", "s", "d", "b", "n", "a");
        assertThat(answer.schema().getColumnDataTypes())
                .extracting(Enum::name)
                .containsExactly("LONG", "STRING", "DOUBLE", "BOOLEAN", "LONG", "LONG_ARRAY");
        for (int i = 0; i < 2500; i++) {
            Object[] row = answer.rows().get(i);
            assertThat(((Number) row[0]).longValue()).isEqualTo(i);
            assertThat(String.valueOf(row[1])).isEqualTo("name " + i);
            assertThat(((Number) row[2]).doubleValue()).isEqualTo(i / 4.0);
            assertThat(row[3]).isEqualTo(i % 3 == 0);
            assertThat(row[4] == null).isEqualTo(i % 5 == 0);
            assertThat(JSON.valueToTree(row[5]).toString()).isEqualTo("[" + i + "," + (i + 1) + "]");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 2499, 2500, 2501, 1_000_000})
    void readsAnyBlockSize(int rows) throws Exception {
        PinotClient.Answer answer = client.submit(ROWS, Map.of("blockRowSize", "" + rows));
        assertThat(answer.rows()).hasSize(2500);
        assertThat(answer.blocks()).hasSize((2500 + rows - 1) / rows);
    }

    @Test
    void opensAConnectionAsPinotsClientDoes() throws Exception {
        PinotClient.Answer answer = client.submit("select 1;", Map.of());
        assertThat(answer.metadata().get("exceptions")).isEmpty();
        assertThat(answer.metadata().get("numRowsResultSet").asInt()).isEqualTo(1);
        assertThat(answer.rows()).hasSize(1);
    }

    @Test
    void anEmptyResultHasASchemaAndNoBlock() throws Exception {
        PinotClient.Answer answer = client.submit("SELECT 1 AS one WHERE false", Map.of());
        assertThat(answer.schema().getColumnNames()).containsExactly("one");
        assertThat(answer.blocks()).isEmpty();
    }

    @Test
    void answersTenRowsWithoutALimitAsPinotDoes() throws Exception {
        assertThat(client.submit("SELECT * FROM range(100)", Map.of()).rows()).hasSize(10);
        assertThat(client.submit("SELECT * FROM range(100) LIMIT 50", Map.of()).rows())
                .hasSize(50);
    }

    static Stream<Arguments> wrongQueries() {
        return Stream.of(
                Arguments.of("SELEC 1", Map.of(), 150, "line 1"),
                Arguments.of("", Map.of(), 150, "empty"),
                Arguments.of("SELECT 1; SELECT 2", Map.of(), 150, ""),
                Arguments.of("CREATE TABLE x (a INT)", Map.of(), 150, ""),
                Arguments.of("SELECT * FROM read_csv('/etc/passwd')", Map.of(), 150, "read_csv"),
                Arguments.of("SELECT * FROM nosuchtable", Map.of(), 190, "nosuchtable"),
                Arguments.of("SELECT nosuchcolumn FROM range(3)", Map.of(), 700, "nosuchcolumn"),
                Arguments.of("SELECT 1", Map.of("encoding", "XML"), 700, "available: ARROW, JSON"),
                Arguments.of("SELECT 1", Map.of("compression", "ZIP"), 700, "available: DEFLATE, GZIP, LZ4"),
                Arguments.of("SELECT 1", Map.of("blockRowSize", "0"), 700, "blockRowSize=0"),
                Arguments.of("SELECT 1", Map.of("blockRowSize", "-1"), 700, "blockRowSize=-1"),
                Arguments.of("SELECT 1", Map.of("blockRowSize", "abc"), 700, "blockRowSize=abc"),
                Arguments.of("SELECT 1", Map.of("blockRowSize", "1000000000"), 700, "gantry.broker.block.maxRows"),
                Arguments.of("SELECT error('on purpose')", Map.of(), 200, "on purpose"),
                Arguments.of(
                        "SET timeoutMs = 50; SELECT count(*) FROM range(1000000000000) t(i) WHERE i % 7 = 3",
                        Map.of(), 250, "timeoutMs=50"));
    }

    @ParameterizedTest
    @MethodSource("wrongQueries")
    void whatIsWrongComesBackWithPinotsCode(String sql, Map<String, String> metadata, int code, String text)
            throws Exception {
        JsonNode exceptions = client.submit(sql, metadata).metadata().get("exceptions");
        assertThat(exceptions).hasSize(1);
        assertThat(exceptions.get(0).get("errorCode").asInt())
                .as(exceptions.toString())
                .isEqualTo(code);
        assertThat(exceptions.get(0).get("message").asText()).contains(text);
    }

    @Test
    void aFailureAfterTheFirstBlockBreaksTheStream() {
        assertThatThrownBy(() -> client.submit(
                        "SELECT CASE WHEN i < 1499999 THEN i ELSE CAST(error('on purpose ' || i) AS INT) END FROM range(1500000) t(i)"
                                + " LIMIT 1500000",
                        Map.of("blockRowSize", "10000")))
                .hasMessageContaining("on purpose");
    }
}
