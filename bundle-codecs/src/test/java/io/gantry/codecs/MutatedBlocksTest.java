// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.gantry.api.result.ColumnType;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.MalformedBlockException;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultDecoder;
import io.gantry.api.result.ResultDecoding;
import io.gantry.api.result.ResultEncoding;
import io.gantry.api.result.ResultSchema;
import io.gantry.codecs.arrow.ArrowResultDecoding;
import io.gantry.codecs.arrow.ArrowResultEncoding;
import io.gantry.codecs.json.JsonResultDecoding;
import io.gantry.codecs.json.JsonResultEncoding;
import io.gantry.testkit.rules.AllocatedBytes;
import io.gantry.testkit.rules.Mutations;
import io.gantry.testkit.rules.encoding.SampleBatch;
import io.gantry.testkit.rules.encoding.SampleColumn;
import io.gantry.testkit.rules.encoding.SampleColumns;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/**
 * Damaged blocks by the thousand, each column's through one decoder: the documented exception or rows that can be read,
 * memory and time bounded, and the decoder still reads good blocks. {@code -Dgantry.fuzz.iterations=1000000} is the long
 * form, {@code -Dgantry.fuzz.seed} another run; both are in the message of a failure.
 */
class MutatedBlocksTest {
    private static final int ITERATIONS = Integer.getInteger("gantry.fuzz.iterations", 100_000);
    private static final long SEED = Long.getLong("gantry.fuzz.seed", 20_261_201);
    private static final int ROWS = 12;
    private static final ReadLimits LIMITS = new ReadLimits(1 << 20, 100_000, 1_000, 1_000);
    /** What an exception and the classes of the first ones need, and what columns may grow to, a power of two ahead. */
    private static final int MAX_ALLOCATED = 4 << 20;

    private static final int MOST_ROWS_READ = 100;
    private static final Duration DEADLINE = Duration.ofMinutes(10);

    /** One column's good block and its decoder, or that of all columns together. */
    private record Victim(SampleBatch batch, byte[] block, ResultDecoder decoder) {}

    @Test
    void mutatedJsonBlocksAreRejectedOrRead() {
        Assertions.assertTimeoutPreemptively(DEADLINE, () -> fuzz(new JsonResultEncoding(), new JsonResultDecoding()));
    }

    @Test
    void mutatedArrowBlocksAreRejectedOrRead() {
        Assertions.assertTimeoutPreemptively(
                DEADLINE, () -> fuzz(new ArrowResultEncoding(), new ArrowResultDecoding()));
    }

    private static void fuzz(ResultEncoding encoding, ResultDecoding decoding) {
        var random = new Random(SEED);
        List<Victim> victims = new ArrayList<>();
        victims.add(victim(encoding, decoding, SampleColumns.all()));
        SampleColumns.all().forEach(column -> victims.add(victim(encoding, decoding, List.of(column))));
        int accepted = 0;
        for (int i = 0; i < ITERATIONS / 2; i++) {
            Victim victim = victims.get(random.nextInt(victims.size()));
            byte[] block = Mutations.mutate(victim.block(), random);
            int rows = random.nextInt(8) == 0 ? random.nextInt(-1, LIMITS.maxRows() + 2) : ROWS;
            try {
                accepted += decode(victim, block, rows) ? 1 : 0;
            } catch (Throwable e) {
                fail(
                        victim.batch().columns() + " at iteration " + i + " of seed " + SEED + " with " + rows
                                + " rows: " + HexFormat.of().formatHex(block),
                        e);
            }
        }
        assertThat(accepted)
                .as("blocks whose damage was not found by their form")
                .isPositive();
        victims.forEach(MutatedBlocksTest::requireGoodRows);
    }

    private static Victim victim(ResultEncoding encoding, ResultDecoding decoding, List<SampleColumn> columns) {
        var batch = new SampleBatch(columns, ROWS);
        try (var encoder = encoding.openEncoder(batch.schema(), LIMITS.maxBlockBytes())) {
            ByteBuffer block = encoder.encode(batch.root(), 0, ROWS);
            byte[] bytes = new byte[block.remaining()];
            block.get(bytes);
            return new Victim(batch, bytes, decoding.openDecoder(batch.schema(), LIMITS));
        }
    }

    private static boolean decode(Victim victim, byte[] bytes, int rows) {
        long before = AllocatedBytes.soFar();
        try {
            DecodedBlock block = victim.decoder().decode(ByteBuffer.wrap(bytes), rows);
            requireBounded(before);
            require(block.rowCount() == rows, block.rowCount() + " rows");
            lookAtAll(block, victim.batch().schema());
            return true;
        } catch (MalformedBlockException documented) {
            requireBounded(before);
            require(documented.offset() >= 0 && documented.offset() <= bytes.length, "offset " + documented.offset());
            return false;
        }
    }

    private static void lookAtAll(DecodedBlock block, ResultSchema schema) {
        for (int row = 0; row < Math.min(block.rowCount(), MOST_ROWS_READ); row++) {
            for (int column = 0; column < schema.size(); column++) {
                Object value = block.value(row, column);
                require((value == null) == block.isNull(row, column), "null or not");
                require((value == null) == (block.text(row, column) == null), "text or not");
                if (schema.column(column).type() == ColumnType.LONG) {
                    require(block.longValue(row, column) == (value == null ? 0 : (Long) value), "long " + value);
                }
            }
        }
    }

    private static void requireBounded(long before) {
        long allocated = AllocatedBytes.soFar() - before;
        require(allocated < MAX_ALLOCATED, "allocated " + allocated);
    }

    private static void require(boolean condition, String seen) {
        if (!condition) {
            throw new AssertionError(seen);
        }
    }

    private static void requireGoodRows(Victim victim) {
        try (var batch = victim.batch();
                var decoder = victim.decoder()) {
            DecodedBlock block = decoder.decode(ByteBuffer.wrap(victim.block()), ROWS);
            for (int column = 0; column < batch.columns().size(); column++) {
                for (int row = 0; row < ROWS; row++) {
                    assertThat(block.value(row, column))
                            .as(batch.columns().get(column).toString())
                            .isEqualTo(batch.columns().get(column).expected(row));
                }
            }
        }
    }
}
