// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.zlib;

import java.nio.ByteBuffer;
import java.util.zip.Deflater;

/** Writes streams, one after the other, with one deflater. Used by one thread at a time. */
public final class DeflateStream implements AutoCloseable {
    private final Deflater deflater;

    /**
     * Opens a deflater.
     *
     * @param raw true for deflate data alone, false for a zlib header and checksum around it
     */
    public DeflateStream(boolean raw) {
        deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, raw);
    }

    /**
     * How long a stream can become. This is the bound that zlib gives for any setting: the JDK may run on zlib or on one
     * of its faster relatives, whose worst cases are worse.
     *
     * @param sourceBytes length of the block in bytes
     * @return bytes that suffice, header and checksum included
     */
    public static long bound(int sourceBytes) {
        return sourceBytes + ((sourceBytes + 7L) >> 3) + ((sourceBytes + 63L) >> 6) + 11;
    }

    /**
     * Writes one stream.
     *
     * @param block read from its position to its limit, to which its position moves
     * @param target written at its position, which advances; has room for the bound
     */
    public void write(ByteBuffer block, ByteBuffer target) {
        try {
            deflater.setInput(block);
            deflater.finish();
            while (!deflater.finished()) {
                if (deflater.deflate(target) == 0 && !deflater.finished()) {
                    throw new IllegalStateException("deflater wrote " + target.position() + " bytes and needs more");
                }
            }
        } finally {
            deflater.reset();
        }
    }

    /** Gives the native memory back. */
    @Override
    public void close() {
        deflater.end();
    }
}
