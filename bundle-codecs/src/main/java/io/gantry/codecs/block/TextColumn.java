// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.block;

import io.gantry.api.result.ColumnType;
import io.gantry.codecs.text.JsonStrings;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Values that travel as text, and maps as the text of a JSON object: each a place in the block's bytes. */
public class TextColumn extends ValueColumn {
    private final BlockBytes bytes;
    // Places in the block count from 0, places in what was rewritten from -1 downwards.
    private int[] starts = new int[0];
    private int[] lengths = new int[0];

    TextColumn(ColumnType type, BlockBytes bytes) {
        super(type);
        this.bytes = bytes;
    }

    /**
     * Appends a text of the block.
     *
     * @param start an index into {@link BlockBytes#block()}
     * @param length in bytes
     */
    public final void add(int start, int length) {
        int index = next();
        starts[index] = start;
        lengths[index] = length;
    }

    /**
     * Appends the end of {@link BlockBytes#rewritten()}.
     *
     * @param start from where on
     */
    public final void addRewritten(int start) {
        add(~start, bytes.rewritten().position() - start);
    }

    @Override
    final void reserve(int index) {
        if (index >= starts.length) {
            starts = Arrays.copyOf(starts, grown(starts.length));
            lengths = Arrays.copyOf(lengths, starts.length);
        }
    }

    final int start(int index) {
        int start = starts[index];
        return start < 0 ? ~start : start;
    }

    final int length(int index) {
        return lengths[index];
    }

    final byte[] array(int index) {
        return bytes.array(starts[index] >= 0);
    }

    @Override
    final String text(int index) {
        return new String(array(index), start(index), lengths[index], StandardCharsets.UTF_8);
    }

    @Override
    Object value(int index) {
        return text(index);
    }

    @Override
    void appendJson(int index, StringBuilder json) {
        json.append(new String(JsonStrings.quoted(text(index)), StandardCharsets.UTF_8));
    }
}
