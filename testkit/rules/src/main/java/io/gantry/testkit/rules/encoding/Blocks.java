// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.ColumnType;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.MalformedBlockException;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultEncoder;
import io.gantry.api.result.ResultSchema;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the rules do with blocks. Each call opens its own worker, so that a fault shows under its own rule's number. */
final class Blocks {
    /** A bound that no sample comes near, in bytes. */
    static final int ROOMY = 64 << 20;

    private static final int LONGEST_SHOWN = 80;
    private static final List<String> DAMAGED = List.of(
            "bool",
            "int32",
            "int64",
            "single",
            "double",
            "utf8",
            "binary",
            "timestamp of microseconds",
            "unknown",
            "list of utf8",
            "list of int32",
            "list of bool",
            "list of lists",
            "map");

    private Blocks() {}

    /** A few rows of one column of every layout on the wire: small, so that each of its bits can be tried. */
    static SampleBatch small() {
        return small(4);
    }

    static SampleBatch small(int rows) {
        return new SampleBatch(
                SampleColumns.all().stream()
                        .filter(column -> DAMAGED.contains(column.column().name()))
                        .toList(),
                rows);
    }

    /** The bytes of a block. */
    static byte[] encode(ResultCodec codec, SampleBatch batch, int firstRow, int rowCount) {
        try (ResultEncoder encoder = codec.encoding().openEncoder(batch.schema(), ROOMY)) {
            return bytes(encoder.encode(batch.root(), firstRow, rowCount));
        }
    }

    static byte[] bytes(ByteBuffer block) {
        byte[] bytes = new byte[block.remaining()];
        block.get(block.position(), bytes);
        return bytes;
    }

    /** Reports the first value that is not what the batch has. */
    static void requireRows(RuleContext context, SampleBatch batch, int firstRow, int rowCount, DecodedBlock block) {
        if (block.rowCount() != rowCount) {
            throw context.violation(block.rowCount() + " rows came back, not " + rowCount);
        }
        for (int column = 0; column < batch.columns().size(); column++) {
            SampleColumn sample = batch.columns().get(column);
            for (int row = 0; row < rowCount; row++) {
                Object expected = sample.expected(firstRow + row);
                Object actual = block.value(row, column);
                if (!Objects.equals(expected, actual) || block.isNull(row, column) != (expected == null)) {
                    throw context.violation(sample + ", row " + row + " of " + rowCount + " from " + firstRow + ": "
                            + shown(actual) + " came back, not " + shown(expected));
                }
            }
        }
    }

    /** Decodes good bytes and compares. */
    static void requireRows(
            RuleContext context, ResultCodec codec, SampleBatch batch, int firstRow, int rowCount, byte[] bytes) {
        try (var decoder = codec.decoding().openDecoder(batch.schema(), ReadLimits.DEFAULT)) {
            requireRows(context, batch, firstRow, rowCount, decoder.decode(ByteBuffer.wrap(bytes), rowCount));
        }
    }

    /**
     * Decodes bytes that may be bad, and looks at every value if they are taken.
     *
     * @return what was thrown, or null if the bytes were taken
     * @throws io.gantry.testkit.rules.RuleViolation if anything else than the documented exception was thrown
     */
    static @Nullable MalformedBlockException attempt(
            RuleContext context, ResultCodec codec, ResultSchema schema, byte[] bytes, int rowCount, String what) {
        try (var decoder = codec.decoding().openDecoder(schema, ReadLimits.DEFAULT)) {
            lookAtAll(decoder.decode(ByteBuffer.wrap(bytes), rowCount), schema);
            return null;
        } catch (MalformedBlockException documented) {
            return documented;
        } catch (Throwable other) {
            throw context.violation(what + " ended in " + other, other);
        }
    }

    /** A value as it may stand in a message: printable, and not too long. */
    static String shown(@Nullable Object value) {
        String text = String.valueOf(value).replaceAll("\\p{Cntrl}", "?");
        return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "…";
    }

    /** Columns as they may stand in a message. */
    static String shown(List<SampleColumn> columns) {
        return columns.size() == 1 ? columns.get(0).toString() : columns.size() + " columns";
    }

    private static void lookAtAll(DecodedBlock block, ResultSchema schema) {
        for (int column = 0; column < schema.size(); column++) {
            ColumnType type = schema.column(column).type();
            for (int row = 0; row < block.rowCount(); row++) {
                Object value = block.value(row, column);
                if ((block.text(row, column) == null) != (value == null)
                        || (type.isArray() && !Objects.equals(value, block.array(row, column)))) {
                    throw new IllegalStateException(
                            "getters disagree on column " + column + ", row " + row + ": " + value);
                }
            }
        }
    }
}
