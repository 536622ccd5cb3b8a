// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.compression;

/** The target of a compression or decompression has too little room. */
public final class BufferTooSmallException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final long neededBytes;
    private final int availableBytes;

    /**
     * Reports too little room.
     *
     * @param neededBytes that would suffice, or {@link Decompressor#UNDECLARED} if that cannot be told
     * @param availableBytes that the target had
     */
    public BufferTooSmallException(long neededBytes, int availableBytes) {
        super(
                neededBytes == Decompressor.UNDECLARED
                        ? "target has " + availableBytes + " bytes left, the block needs more"
                        : "target has " + availableBytes + " bytes left, " + neededBytes + " are needed");
        this.neededBytes = neededBytes;
        this.availableBytes = availableBytes;
    }

    /**
     * Room that would suffice.
     *
     * @return bytes, or {@link Decompressor#UNDECLARED}
     */
    public long neededBytes() {
        return neededBytes;
    }

    /**
     * Room that there was.
     *
     * @return bytes
     */
    public int availableBytes() {
        return availableBytes;
    }
}
