// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.ingest;

import java.util.Objects;

/**
 * A place in a stream.
 *
 * @param topic name of the stream
 * @param partition 0 or more
 * @param offset of the next record to read
 */
public record SourcePosition(String topic, int partition, long offset) {
    // Checks that there is a topic.
    public SourcePosition {
        Objects.requireNonNull(topic, "topic");
    }
}
