// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.compression.MalformedFrameException;
import io.gantry.testkit.rules.Mutations;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Damaged frames by the thousand through one worker: documented exceptions only, memory and time bounded, and the worker
 * still reads good frames. {@code -Dgantry.fuzz.iterations=1000000} is the long form, {@code -Dgantry.fuzz.seed} another
 * run; both are in the message of a failure.
 */
class MutatedFramesTest {
    private static final int ITERATIONS = Integer.getInteger("gantry.fuzz.iterations", 210_000);
    private static final long SEED = Long.getLong("gantry.fuzz.seed", 20_261_201);
    private static final int ROOM = 6_000;
    /** Enough for an exception with its stack trace, and for the classes that the first ones load. */
    private static final int MAX_ALLOCATED = 1 << 20;

    private static final int CANARIES = 32;
    private static final byte CANARY = 0x5c;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final Duration DEADLINE = Duration.ofMinutes(10);

    @ParameterizedTest
    @MethodSource("names")
    void mutatedFramesAreRejectedOrBounded(String name) {
        Compression compression = AllCompressions.byName().get(name);
        int iterations = ITERATIONS / AllCompressions.byName().size();
        Assertions.assertTimeoutPreemptively(DEADLINE, () -> fuzz(name, compression, iterations));
    }

    static Stream<String> names() {
        return AllCompressions.byName().keySet().stream();
    }

    private static void fuzz(String name, Compression compression, int iterations) {
        Random random = new Random(SEED + name.hashCode());
        List<byte[]> blocks = blocks(random);
        List<byte[]> frames = blocks.stream()
                .map(block -> TestFrames.compress(compression, block))
                .toList();
        ByteBuffer heap = canaries(ByteBuffer.allocate(CANARIES + ROOM + CANARIES));
        ByteBuffer direct = canaries(ByteBuffer.allocateDirect(CANARIES + ROOM + CANARIES));
        try (var decompressor = compression.openDecompressor()) {
            for (int i = 0; i < iterations; i++) {
                byte[] frame = Mutations.mutate(frames.get(random.nextInt(frames.size())), random);
                ByteBuffer source = random.nextBoolean() ? ByteBuffer.wrap(frame) : direct(frame);
                ByteBuffer target = random.nextBoolean() ? heap : direct;
                try {
                    decompress(decompressor, source, target, random.nextInt(ROOM + 1));
                } catch (Throwable e) {
                    fail(
                            name + " at iteration " + i + " of seed " + SEED + ": "
                                    + HexFormat.of().formatHex(frame),
                            e);
                }
            }
            requireCanaries(heap);
            requireCanaries(direct);
            for (int i = 0; i < blocks.size(); i++) {
                ByteBuffer back = ByteBuffer.allocate(blocks.get(i).length);
                decompressor.decompress(ByteBuffer.wrap(frames.get(i)), back);
                assertThat(back.array()).isEqualTo(blocks.get(i));
            }
        }
    }

    /** Without AssertJ, whose share of time and memory would be the larger one here. */
    private static void decompress(Decompressor decompressor, ByteBuffer frame, ByteBuffer target, int room) {
        target.limit(CANARIES + room).position(CANARIES);
        RuntimeException thrown = null;
        long before = THREADS.getCurrentThreadAllocatedBytes();
        try {
            decompressor.decompress(frame, target);
        } catch (MalformedFrameException | BufferTooSmallException e) {
            thrown = e;
        }
        long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
        require(allocated < MAX_ALLOCATED, "allocated " + allocated);
        require(thrown == null || target.position() == CANARIES, "position " + target);
        if (thrown instanceof MalformedFrameException malformed) {
            require(malformed.offset() >= 0 && malformed.offset() <= frame.remaining(), "offset " + malformed.offset());
        } else if (thrown instanceof BufferTooSmallException tooSmall) {
            require(tooSmall.availableBytes() == room, "available " + tooSmall.availableBytes());
        }
    }

    private static void require(boolean condition, String seen) {
        if (!condition) {
            throw new AssertionError(seen);
        }
    }

    private static List<byte[]> blocks(Random random) {
        var blocks = new ArrayList<byte[]>();
        byte[] noise = new byte[300];
        random.nextBytes(noise);
        blocks.add(noise);
        blocks.add(new byte[0]);
        blocks.add(new byte[5_000]);
        blocks.add(TestFrames.BLOCK);
        var rows = new StringBuilder();
        while (rows.length() < 3_000) {
            rows.append("[\"AA\",").append(random.nextInt(1_000)).append(",null,\"2014-01-01 00:00:00.0\"]");
        }
        blocks.add(rows.toString().getBytes(StandardCharsets.US_ASCII));
        return blocks;
    }

    private static ByteBuffer direct(byte[] frame) {
        return ByteBuffer.allocateDirect(frame.length).put(frame).flip();
    }

    private static ByteBuffer canaries(ByteBuffer buffer) {
        while (buffer.hasRemaining()) {
            buffer.put(CANARY);
        }
        return buffer;
    }

    private static void requireCanaries(ByteBuffer buffer) {
        buffer.clear();
        for (int i = 0; i < CANARIES; i++) {
            assertThat(buffer.get(i)).isEqualTo(CANARY);
            assertThat(buffer.get(CANARIES + ROOM + i)).isEqualTo(CANARY);
        }
    }
}
