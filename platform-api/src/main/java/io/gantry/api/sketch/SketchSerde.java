// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.sketch;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A serialised form of one kind of sketch. A service with {@link io.gantry.api.contribution.Contribution}; stateless and
 * thread-safe. It reads and writes as bytes come and go and never holds the whole form beside the sketch.
 *
 * @param <T> the sketch
 */
@ConsumerType
public interface SketchSerde<T> {
    /**
     * The kind of sketch.
     *
     * @return its class
     */
    Class<T> sketchType();

    /**
     * Media type of the form.
     *
     * @return for instance {@code application/octet-stream}
     */
    String mediaType();

    /**
     * Writes a sketch.
     *
     * @param sketch what to write; must not change meanwhile
     * @param out not closed
     * @throws IOException as the stream throws it
     */
    void write(T sketch, OutputStream out) throws IOException;

    /**
     * Reads a sketch.
     *
     * @param in read to its end, not closed
     * @param maxBytes longest input to believe, in bytes
     * @return the sketch
     * @throws io.gantry.api.error.MalformedDataException if the input does not follow the form, with its position
     * @throws IOException as the stream throws it
     */
    T read(InputStream in, long maxBytes) throws IOException;
}
