// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The kinds of buffers that callers have; each has bytes before its position and after its limit. */
enum BufferKind {
    HEAP(false, false, false),
    HEAP_SLICED(false, true, false),
    HEAP_READ_ONLY(false, true, true),
    DIRECT(true, false, false),
    DIRECT_SLICED(true, true, false),
    DIRECT_READ_ONLY(true, true, true);

    private static final int BEFORE = 13;
    private static final int AFTER = 11;

    private final boolean direct;
    private final boolean sliced;
    private final boolean readOnly;

    BufferKind(boolean direct, boolean sliced, boolean readOnly) {
        this.direct = direct;
        this.sliced = sliced;
        this.readOnly = readOnly;
    }

    boolean writable() {
        return !readOnly;
    }

    /** A buffer of this kind whose bytes from position to limit are a copy of the content. */
    ByteBuffer holding(byte[] content) {
        ByteBuffer buffer = window(content.length);
        buffer.put(buffer.position(), content);
        return readOnly ? buffer.asReadOnlyBuffer().order(ByteOrder.LITTLE_ENDIAN) : buffer;
    }

    /** A writable buffer of this kind with that many bytes from position to limit. */
    ByteBuffer window(int length) {
        int capacity = BEFORE + length + AFTER;
        ByteBuffer whole =
                direct ? ByteBuffer.allocateDirect(capacity + BEFORE) : ByteBuffer.allocate(capacity + BEFORE);
        ByteBuffer buffer = sliced ? whole.slice(BEFORE, capacity) : whole;
        return buffer.order(ByteOrder.LITTLE_ENDIAN).limit(BEFORE + length).position(BEFORE);
    }
}
