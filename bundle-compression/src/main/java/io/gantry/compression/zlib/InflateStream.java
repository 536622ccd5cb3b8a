// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.zlib;

import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.compression.MalformedFrameException;
import java.nio.ByteBuffer;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Reads streams, one after the other, with one inflater. Used by one thread at a time. */
public final class InflateStream implements AutoCloseable {
    private final String format;
    private final Inflater inflater;
    private final byte[] beyond = new byte[1];

    /**
     * Opens an inflater.
     *
     * @param format name of the compression, for errors
     * @param raw true for deflate data alone, false for a zlib header and checksum around it
     */
    public InflateStream(String format, boolean raw) {
        this.format = format;
        inflater = new Inflater(raw);
    }

    /**
     * Reads one stream.
     *
     * @param frame read from its position, which moves to the first byte behind the stream
     * @param block written at its position, which advances
     * @throws MalformedFrameException if the stream is cut off or damaged
     * @throws BufferTooSmallException if its content has more bytes than the block has room
     */
    public void read(ByteBuffer frame, ByteBuffer block) {
        int room = block.remaining();
        try {
            inflater.setInput(frame);
            while (!inflater.finished()) {
                // The end of a stream may come after its last byte of content, so a full block is no reason to stop.
                int written = block.hasRemaining() ? inflater.inflate(block) : requireNothingBeyond(room);
                if (written == 0 && !inflater.finished()) {
                    throw stuck(frame);
                }
            }
        } catch (DataFormatException e) {
            throw new MalformedFrameException(format, frame.position(), "inflater says: " + e.getMessage());
        } finally {
            inflater.reset();
        }
    }

    private int requireNothingBeyond(int room) throws DataFormatException {
        if (inflater.inflate(beyond) > 0) {
            throw new BufferTooSmallException(Decompressor.UNDECLARED, room);
        }
        return 0;
    }

    private MalformedFrameException stuck(ByteBuffer frame) {
        String reason = inflater.needsDictionary()
                ? "a preset dictionary is needed, which the protocol has not"
                : "cut off within the deflate stream";
        return new MalformedFrameException(format, frame.position(), reason);
    }

    /** Gives the native memory back. */
    @Override
    public void close() {
        inflater.end();
    }
}
