// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.ColumnType;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ReadLimits;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

final class GettersRule extends EncodingRule {
    private static final Set<ColumnType> INTEGERS = EnumSet.of(ColumnType.INT, ColumnType.LONG);
    private static final Set<ColumnType> NUMBERS =
            EnumSet.of(ColumnType.INT, ColumnType.LONG, ColumnType.FLOAT, ColumnType.DOUBLE);
    private static final int ROWS = 20;

    GettersRule() {
        super("E-14", "getters answer 0 for null, agree with the value, and refuse other types and places by name");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) {
        try (var batch = new SampleBatch(SampleColumns.all(), ROWS);
                var decoder = codec.decoding().openDecoder(batch.schema(), ReadLimits.DEFAULT)) {
            DecodedBlock block = decoder.decode(ByteBuffer.wrap(Blocks.encode(codec, batch, 0, ROWS)), ROWS);
            for (int column = 0; column < batch.columns().size(); column++) {
                for (int row = 0; row < ROWS; row++) {
                    check(context, batch.columns().get(column), block, row, column);
                }
            }
            int[][] places = {{-1, 0}, {ROWS, 0}, {0, -1}, {0, batch.columns().size()}};
            for (int[] place : places) {
                require(
                        context,
                        IndexOutOfBoundsException.class,
                        thrownBy(() -> block.value(place[0], place[1])),
                        "row " + place[0] + ", column " + place[1]);
            }
        }
    }

    private static void check(RuleContext context, SampleColumn sample, DecodedBlock block, int row, int column) {
        Object value = sample.expected(row);
        ColumnType type = sample.type();
        get(context, sample, INTEGERS.contains(type), value == null ? 0L : value, () -> block.longValue(row, column));
        get(context, sample, NUMBERS.contains(type), value == null ? 0d : value, () -> block.doubleValue(row, column));
        get(
                context,
                sample,
                type == ColumnType.BOOLEAN,
                value != null && value.equals(true),
                () -> block.booleanValue(row, column));
        get(context, sample, type.isArray(), value, () -> block.array(row, column));
        String text = block.text(row, column);
        if ((type.isText() || NUMBERS.contains(type) || type == ColumnType.BOOLEAN)
                && !Objects.equals(text, value == null ? null : value.toString())) {
            throw context.violation(sample + ": text " + Blocks.shown(text) + " of " + Blocks.shown(value));
        }
    }

    private interface Getter {
        @Nullable
        Object get();
    }

    private static void get(
            RuleContext context, SampleColumn sample, boolean fits, @Nullable Object expected, Getter getter) {
        if (!fits) {
            require(context, UnsupportedOperationException.class, thrownBy(getter::get), "a getter on " + sample);
            return;
        }
        Object actual = getter.get();
        boolean equal = (expected instanceof Number number && actual instanceof Number other)
                ? Double.compare(number.doubleValue(), other.doubleValue()) == 0
                : Objects.equals(expected, actual);
        if (!equal) {
            throw context.violation(
                    "a getter on " + sample + " answers " + Blocks.shown(actual) + ", not " + Blocks.shown(expected));
        }
    }

    private static @Nullable Throwable thrownBy(Runnable use) {
        try {
            use.run();
            return null;
        } catch (RuntimeException thrown) {
            return thrown;
        }
    }

    private static void require(
            RuleContext context, Class<? extends RuntimeException> wanted, @Nullable Throwable thrown, String what) {
        if (!wanted.isInstance(thrown)) {
            throw context.violation(what + " answered by " + thrown + ", not " + wanted.getSimpleName(), thrown);
        }
    }
}
