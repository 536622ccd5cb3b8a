// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

/** The constants of the IPC stream format. */
final class Ipc {
    /** Name of the encoding in errors. */
    static final String FORMAT = "ARROW";

    /** Precedes every message. */
    static final int CONTINUATION = -1;

    /** Length of what precedes a message's metadata: the continuation mark and the metadata's length. */
    static final int PREFIX_BYTES = 8;

    /** Metadata and buffers begin at multiples of this. */
    static final int ALIGNMENT = 8;

    /** Name of a list's child. */
    static final String ELEMENT = "element";

    private Ipc() {}

    static int padded(int length) {
        return Math.addExact(length, ALIGNMENT - 1) & -ALIGNMENT;
    }
}
