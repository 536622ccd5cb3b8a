// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.gantry.api.compression.Compression;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What workers hold and give back. */
class WorkerResourcesTest {
    private static final int BLOCK_BYTES = 64 << 10;
    private static final int SMALL_BLOCK_BYTES = 4 << 10;
    private static final Path STATUS = Path.of("/proc/self/status");

    @ParameterizedTest
    @MethodSource("names")
    void reusedWorkerAllocatesNothingThatGrowsWithTheBlock(String name) {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Compression compression = AllCompressions.byName().get(name);
        ByteBuffer block = block(BLOCK_BYTES);
        try (var compressor = compression.openCompressor();
                var decompressor = compression.openDecompressor()) {
            ByteBuffer frame = ByteBuffer.allocate(compressor.maxCompressedLength(BLOCK_BYTES));
            ByteBuffer back = ByteBuffer.allocate(BLOCK_BYTES);
            int rounds = 20;
            long before = 0;
            for (int round = 0; round < 2 * rounds; round++) {
                if (round == rounds) {
                    before = threads.getCurrentThreadAllocatedBytes();
                }
                compressor.compress(block, frame.clear());
                decompressor.decompress(frame.flip(), back.clear());
            }
            assertThat((threads.getCurrentThreadAllocatedBytes() - before) / rounds)
                    .as("bytes allocated for a block of %d bytes", BLOCK_BYTES)
                    .isLessThan(2_048);
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void closedWorkersGiveTheirNativeMemoryBack(String name) throws IOException {
        assumeTrue(Files.exists(STATUS), "resident memory is read from " + STATUS);
        Compression compression = AllCompressions.byName().get(name);
        useWorkers(compression, 100);
        long before = residentKilobytes();
        useWorkers(compression, 6_000);
        // The smallest state is that of LZ4_FAST: 16 KB, so 96 MB would be missing here.
        assertThat(residentKilobytes() - before).as("KB more than before").isLessThan(48 << 10);
    }

    static Stream<String> names() {
        return AllCompressions.byName().keySet().stream();
    }

    private static void useWorkers(Compression compression, int workers) {
        ByteBuffer block = block(SMALL_BLOCK_BYTES);
        ByteBuffer frame = ByteBuffer.allocate(2 * SMALL_BLOCK_BYTES);
        ByteBuffer back = ByteBuffer.allocate(SMALL_BLOCK_BYTES);
        for (int i = 0; i < workers; i++) {
            try (var compressor = compression.openCompressor();
                    var decompressor = compression.openDecompressor()) {
                compressor.compress(block, frame.clear());
                decompressor.decompress(frame.flip(), back.clear());
            }
        }
    }

    private static ByteBuffer block(int length) {
        byte[] bytes = new byte[length];
        Random random = new Random(1);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) ('0' + random.nextInt(10));
        }
        return ByteBuffer.wrap(bytes);
    }

    private static long residentKilobytes() throws IOException {
        return Files.readAllLines(STATUS).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElseThrow();
    }
}
