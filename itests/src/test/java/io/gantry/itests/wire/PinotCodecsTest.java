// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.api.compression.Compression;
import io.gantry.api.contribution.Contribution;
import io.gantry.api.result.ColumnType;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultDecoding;
import io.gantry.api.result.ResultEncoding;
import io.gantry.testkit.rules.encoding.SampleBatch;
import io.gantry.testkit.rules.encoding.SampleColumn;
import io.gantry.testkit.rules.encoding.SampleColumns;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.pinot.common.utils.DataSchema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Our encoders and compressions beside Pinot's, every column type with every pair of them: Pinot reads from our bytes
 * what it reads from its own, and we read from Pinot's bytes what went into them.
 */
class PinotCodecsTest {
    /** Enough for each sample's values to come round. */
    private static final int ROWS = 45;

    /** Types of later releases: a client of this one cannot read a schema that has them. */
    private static final Set<ColumnType> LATER =
            EnumSet.of(ColumnType.UUID, ColumnType.UUID_ARRAY, ColumnType.BIG_DECIMAL_ARRAY);

    private static final List<SampleColumn> COLUMNS = SampleColumns.all().stream()
            .filter(column -> PinotPeer.knows(column.type()))
            .map(PinotCodecsTest::withoutNullElements)
            .toList();

    static Stream<Arguments> encodingsAndCompressions() {
        return Stream.of("JSON", "ARROW")
                .flatMap(encoding -> Stream.of("LZ4_FAST", "LZ4_HIGH", "ZSTD", "DEFLATE", "GZIP", "SNAPPY", "NONE")
                        .map(compression -> Arguments.of(encoding, compression)));
    }

    @Test
    void theSamplesHaveEveryTypeThatPinotKnows() {
        assertThat(Arrays.stream(ColumnType.values()).filter(type -> !PinotPeer.knows(type)))
                .containsExactlyInAnyOrderElementsOf(LATER);
        assertThat(COLUMNS.stream().map(SampleColumn::type).collect(Collectors.toSet()))
                .isEqualTo(EnumSet.complementOf(EnumSet.copyOf(LATER)));
    }

    @ParameterizedTest
    @MethodSource("encodingsAndCompressions")
    void pinotReadsFromOursWhatItReadsFromItsOwn(String encoding, String compression) throws Exception {
        try (var batch = new SampleBatch(COLUMNS, ROWS)) {
            DataSchema schema = PinotPeer.schema(batch.schema());
            byte[] ours = compress(compression, encode(encoding, batch));
            byte[] theirs = PinotPeer.write(encoding, compression, schema, rows());
            requireEqual(
                    PinotPeer.read(encoding, compression, schema, ROWS, ours),
                    PinotPeer.read(encoding, compression, schema, ROWS, theirs));
        }
    }

    @ParameterizedTest
    @MethodSource("encodingsAndCompressions")
    void weReadFromPinotsWhatWentIn(String encoding, String compression) throws Exception {
        try (var batch = new SampleBatch(COLUMNS, ROWS)) {
            DataSchema schema = PinotPeer.schema(batch.schema());
            byte[] block = decompress(compression, PinotPeer.write(encoding, compression, schema, rows()));
            try (var decoder = find(ResultDecoding.class, encoding).openDecoder(batch.schema(), ReadLimits.DEFAULT)) {
                DecodedBlock decoded = decoder.decode(ByteBuffer.wrap(block), ROWS);
                for (int column = 0; column < COLUMNS.size(); column++) {
                    for (int row = 0; row < ROWS; row++) {
                        assertThat(decoded.value(row, column))
                                .as("%s, row %s", COLUMNS.get(column), row)
                                .isEqualTo(COLUMNS.get(column).expected(row));
                    }
                }
            }
        }
    }

    @Test
    void textsAreWhatPinotsTypesFormat() {
        for (SampleColumn column : COLUMNS) {
            for (Object text : column.expected()) {
                if (text != null && !text.toString().matches(".*infinity|0000-.*")) {
                    String format = switch (column.type()) {
                        case BIG_DECIMAL -> format(column.type(), new BigDecimal(text.toString()));
                        case BYTES -> format(column.type(), HexFormat.of().parseHex(text.toString()));
                        case TIMESTAMP -> format(column.type(), Timestamp.valueOf(text.toString()));
                        default -> text.toString();
                    };
                    assertThat(text.toString()).as(column.toString()).isEqualTo(format);
                }
            }
        }
    }

    private static String format(ColumnType type, Object value) {
        return DataSchema.ColumnDataType.valueOf(type.name()).format(value).toString();
    }

    private static byte[] encode(String encoding, SampleBatch batch) {
        try (var encoder = find(ResultEncoding.class, encoding).openEncoder(batch.schema(), 1 << 24)) {
            ByteBuffer block = encoder.encode(batch.root(), 0, ROWS);
            byte[] bytes = new byte[block.remaining()];
            block.get(bytes);
            return bytes;
        }
    }

    private static byte[] compress(String name, byte[] block) {
        try (var compressor = find(Compression.class, name).openCompressor()) {
            ByteBuffer frame = ByteBuffer.allocate(compressor.maxCompressedLength(block.length));
            compressor.compress(ByteBuffer.wrap(block), frame);
            return Arrays.copyOf(frame.array(), frame.position());
        }
    }

    private static byte[] decompress(String name, byte[] frame) {
        try (var decompressor = find(Compression.class, name).openDecompressor()) {
            ByteBuffer block = ByteBuffer.allocate(1 << 24);
            decompressor.decompress(ByteBuffer.wrap(frame), block);
            return Arrays.copyOf(block.array(), block.position());
        }
    }

    private static <C> C find(Class<C> contract, String name) {
        return ServiceLoader.load(contract).stream()
                .filter(provider ->
                        provider.type().getAnnotation(Contribution.class).name().equals(name))
                .findFirst()
                .orElseThrow()
                .get();
    }

    private static List<Object[]> rows() {
        List<Object[]> rows = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            int at = row;
            rows.add(COLUMNS.stream()
                    .map(column -> PinotPeer.value(column.type(), column.expected(at)))
                    .toArray());
        }
        return rows;
    }

    private static void requireEqual(List<Object[]> actual, List<Object[]> expected) {
        assertThat(actual).hasSameSizeAs(expected);
        for (int row = 0; row < expected.size(); row++) {
            for (int column = 0; column < COLUMNS.size(); column++) {
                assertThat(actual.get(row)[column])
                        .as("%s, row %s", COLUMNS.get(column), row)
                        .isEqualTo(expected.get(row)[column]);
            }
        }
    }

    /** Pinot's arrays have no nulls in them: its encoders and its ARROW decoder fail on one. */
    private static SampleColumn withoutNullElements(SampleColumn column) {
        if (!column.type().isArray()) {
            return column;
        }
        boolean fixed = column.field().getType() instanceof ArrowType.FixedSizeList;
        return new SampleColumn(
                column.type(), column.field(), nonNull(column.values(), fixed), nonNull(column.expected(), fixed));
    }

    private static List<Object> nonNull(List<Object> lists, boolean fixed) {
        List<Object> without = new ArrayList<>();
        for (Object value : lists) {
            if (value instanceof List<?> elements) {
                List<?> left = elements.stream().filter(Objects::nonNull).toList();
                without.add(fixed && left.size() < elements.size() ? null : left);
            } else {
                without.add(null);
            }
        }
        return without;
    }
}
