// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.json;

import io.gantry.api.result.ColumnType;
import io.gantry.codecs.block.ArrayColumn;
import io.gantry.codecs.block.BlockBytes;
import io.gantry.codecs.block.BooleanColumn;
import io.gantry.codecs.block.IntegerColumn;
import io.gantry.codecs.block.MapColumn;
import io.gantry.codecs.block.NullColumn;
import io.gantry.codecs.block.RealColumn;
import io.gantry.codecs.block.TextColumn;
import io.gantry.codecs.block.ValueColumn;
import io.gantry.codecs.document.JsonCursor;
import io.gantry.codecs.document.JsonEscapes;
import io.gantry.codecs.text.BlockBuffer;

/** Reads one value from a row into a column. */
interface JsonValueReader {
    /** Passes a value, which the column takes. */
    void read(JsonCursor in);

    static JsonValueReader of(ValueColumn column, BlockBytes bytes) {
        if (column instanceof IntegerColumn integers) {
            return integers.type() == ColumnType.INT
                    ? in -> JsonNumbers.read(in, integers, Integer.MIN_VALUE, Integer.MAX_VALUE)
                    : in -> JsonNumbers.read(in, integers, Long.MIN_VALUE, Long.MAX_VALUE);
        }
        if (column instanceof RealColumn reals) {
            return in -> JsonNumbers.read(in, reals);
        }
        if (column instanceof BooleanColumn booleans) {
            return in -> readBoolean(in, booleans);
        }
        if (column instanceof ArrayColumn arrays) {
            JsonValueReader elements = of(arrays.elements(), bytes);
            return in -> readArray(in, arrays, elements);
        }
        if (column instanceof MapColumn maps) {
            return in -> readMap(in, maps);
        }
        if (column instanceof TextColumn texts) {
            return in -> readText(in, texts, bytes.rewritten());
        }
        return in -> readNothing(in, (NullColumn) column);
    }

    private static void readBoolean(JsonCursor in, BooleanColumn column) {
        if (in.takeNull()) {
            column.addNull();
        } else {
            column.add(in.takeBoolean());
        }
    }

    private static void readArray(JsonCursor in, ArrayColumn column, JsonValueReader elements) {
        if (in.takeNull()) {
            column.addNull();
            return;
        }
        int from = column.elements().size();
        in.take('[');
        if (!in.takeIf(']')) {
            do {
                elements.read(in);
            } while (in.takeIf(','));
            in.take(']');
        }
        column.add(from, column.elements().size());
    }

    private static void readMap(JsonCursor in, MapColumn column) {
        if (in.takeNull()) {
            column.addNull();
            return;
        }
        if (in.peek() != '{') {
            in.take('{');
        }
        int from = in.position();
        in.takeValue();
        column.add(from, in.position() - from);
    }

    /** Takes any value that is no string by its own text: a peer may write a number where the type says text. */
    private static void readText(JsonCursor in, TextColumn column, BlockBuffer rewritten) {
        if (in.takeNull()) {
            column.addNull();
            return;
        }
        boolean string = in.peek() == '"';
        int from = in.position();
        if (!string) {
            in.takeValue();
            column.add(from, in.position() - from);
        } else if (in.takeString()) {
            int start = rewritten.position();
            JsonEscapes.resolve(in.bytes(), from + 1, in.position() - 1, rewritten);
            column.addRewritten(start);
        } else {
            column.add(from + 1, in.position() - from - 2);
        }
    }

    /** What a column of nulls may hold besides is nobody's business: the reference reads it as null, too. */
    private static void readNothing(JsonCursor in, NullColumn column) {
        in.takeValue();
        column.addNull();
    }
}
