// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.shell;

import java.nio.ByteBuffer;

/**
 * Heap memory of one worker, for buffers that a native library cannot take as they are. It grows to the longest block
 * that needed it and is never given back before the worker is; heap blocks, the usual case, never need it.
 */
public final class Scratch {
    private byte[] bytes = {};

    /** An empty one. */
    public Scratch() {}

    /**
     * Makes a buffer readable for native code.
     *
     * @param source from position 0 to its limit
     * @return the source if it is direct or its array is accessible, else a copy, valid until the next call
     */
    public ByteBuffer readable(ByteBuffer source) {
        return source.isDirect() || source.hasArray() ? source : copyOf(source);
    }

    /**
     * Copies a buffer.
     *
     * @param source from position 0 to its limit
     * @return a heap buffer with an accessible array, from position 0 to its limit, valid until the next call
     */
    public ByteBuffer copyOf(ByteBuffer source) {
        ByteBuffer copy = ofLength(source.limit());
        return copy.put(0, source, 0, source.limit());
    }

    /**
     * Memory with any content.
     *
     * @param length in bytes
     * @return a heap buffer with an accessible array, from position 0 to its limit, valid until the next call
     */
    public ByteBuffer ofLength(int length) {
        if (bytes.length < length) {
            bytes = new byte[length];
        }
        return ByteBuffer.wrap(bytes, 0, length);
    }
}
