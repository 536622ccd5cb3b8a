// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.broker;

import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * One block of a result, encoded, then compressed.
 *
 * @param payload the frame from position to limit, heap with an accessible array; owned by the stream
 * @param rows how many rows it holds
 * @param originalBytes length of the encoded block before compression
 * @param encoding name of its encoding, as the request spelled it
 * @param compression name of its compression, as the request spelled it
 */
public record Block(ByteBuffer payload, int rows, int originalBytes, String encoding, String compression) {
    // Checks that nothing is missing.
    public Block {
        Objects.requireNonNull(payload, "payload");
        Objects.requireNonNull(encoding, "encoding");
        Objects.requireNonNull(compression, "compression");
    }

    /**
     * Length of the payload.
     *
     * @return bytes
     */
    public int compressedBytes() {
        return payload.remaining();
    }
}
