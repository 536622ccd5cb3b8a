// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.contribution.Contribution;
import io.gantry.api.result.ResultEncoder;
import io.gantry.api.result.ResultEncoding;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.zip.GZIPInputStream;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Blocks of our rows against one block of Pinot's own. Its sample is 9,746 rows, so that is the length of all blocks
 * here: repeating the sample to fill 10,000 would hand the compressor rows that it has seen already.
 */
class CompressionRatioTest {
    private static final int BLOCK_ROWS = 9_746;
    private static final int BLOCKS = 3;
    private static final Path REAL =
            Path.of(System.getProperty("gantry.real.airline", "../../../shared/data/airlineStats.jsonl.gz"));

    private static List<JsonNode> real = List.of();
    private static List<JsonNode> ours = List.of();

    @BeforeEach
    void readRows() throws IOException {
        assumeTrue(
                Files.isReadable(REAL),
                () -> "Pinot's own rows are not at " + REAL.toAbsolutePath().normalize()
                        + "; -Dgantry.real.airline=FILE names another place");
        if (real.isEmpty()) {
            try (InputStream file = new GZIPInputStream(Files.newInputStream(REAL))) {
                real = Rows.read(file);
            }
            ours = Rows.made(1, BLOCKS * BLOCK_ROWS);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"JSON", "ARROW"})
    void blocksCompressAsThoseOfPinotsRowsDo(String encoding) {
        double realRatio = ratio(encoding, real);

        for (int i = 0; i < BLOCKS; i++) {
            double ratio = ratio(encoding, ours.subList(i * BLOCK_ROWS, (i + 1) * BLOCK_ROWS));
            System.out.printf("%s/ZSTD ratio %.2f, of Pinot's rows %.2f%n", encoding, ratio, realRatio);
            assertThat(ratio).isCloseTo(realRatio, withinPercentage(10));
        }
    }

    private static double ratio(String encodingName, List<JsonNode> rows) {
        ResultEncoding encoding = contribution(ResultEncoding.class, encodingName);
        Compression compression = contribution(Compression.class, "ZSTD");
        try (BufferAllocator allocator = new RootAllocator();
                VectorSchemaRoot batch = Vectors.fill(rows, allocator);
                ResultEncoder encoder = encoding.openEncoder(Vectors.schema(), 1 << 28);
                Compressor compressor = compression.openCompressor()) {
            ByteBuffer block = encoder.encode(batch, 0, rows.size());
            ByteBuffer frame = ByteBuffer.allocate(compressor.maxCompressedLength(block.remaining()));
            compressor.compress(block, frame);
            return (double) block.remaining() / frame.position();
        }
    }

    private static <C> C contribution(Class<C> contract, String name) {
        return ServiceLoader.load(contract).stream()
                .filter(provider ->
                        provider.type().getAnnotation(Contribution.class).name().equals(name))
                .findFirst()
                .orElseThrow()
                .get();
    }
}
