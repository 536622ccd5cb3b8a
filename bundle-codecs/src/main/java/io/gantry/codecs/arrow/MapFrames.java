// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import io.gantry.codecs.block.BlockBytes;
import io.gantry.codecs.document.JsonCursor;
import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.JsonStrings;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Maps in the frame of Apache Pinot's {@code MapUtils}, rewritten as JSON objects:
 * {@code i32 entries; entries × (i32 length, UTF-8 key, i32 length, JSON value)}, big-endian.
 */
final class MapFrames {
    private final BlockBytes block;
    private final JsonCursor cursor = new JsonCursor(Ipc.FORMAT);
    private int position;
    private int end;

    MapFrames(BlockBytes block) {
        this.block = block;
    }

    /** Goes to the beginning of the block. */
    void reset() {
        cursor.reset(block.block(), block.start(), block.end());
    }

    /** Appends the object to the rewritten bytes; answers where it begins there. */
    int rewrite(int from, int to) {
        BlockBuffer out = block.rewritten();
        int start = out.position();
        position = from;
        end = to;
        int entries = takeInt("entries");
        out.put('{');
        for (int i = 0; i < entries; i++) {
            if (i > 0) {
                out.put(',');
            }
            putKey(out);
            out.put(':');
            putValue(out);
        }
        out.put('}');
        if (position != end) {
            throw cursor.malformed(position, end - position + " bytes follow a map of " + entries + " entries");
        }
        return start;
    }

    private int takeInt(String what) {
        if (end - position < Integer.BYTES) {
            throw cursor.malformed(position, "a map ends where a number of " + what + " should be");
        }
        int value = ByteBuffer.wrap(block.block()).getInt(position);
        position += Integer.BYTES;
        // An entry has bytes of its own, so that their number is bounded like a length.
        if (value < 0 || value > end - position) {
            throw cursor.malformed(
                    position - Integer.BYTES, value + " " + what + ", " + (end - position) + " are left");
        }
        return value;
    }

    private void putKey(BlockBuffer out) {
        int length = takeInt("bytes of a key");
        byte[] key = Arrays.copyOfRange(block.block(), position, position + length + JsonStrings.PADDING);
        JsonStrings.write(key, 0, length, out);
        position += length;
    }

    private void putValue(BlockBuffer out) {
        int length = takeInt("bytes of a value");
        cursor.move(position, position + length);
        cursor.takeValue();
        cursor.takeEnd();
        out.put(block.block(), position, length);
        position += length;
    }
}
