// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.ingest;

import org.osgi.annotation.versioning.ConsumerType;

/** Decodes one record after the other. Used by one thread at a time; owns its scratch memory. */
@ConsumerType
public interface StreamDecoder extends AutoCloseable {
    /**
     * Decodes one record into one row. A record that is bad leaves no trace in the sink.
     *
     * @param bytes array that holds the record; not kept and not changed
     * @param offset of the record's first byte
     * @param length of the record in bytes
     * @param sink where the row goes
     * @throws MalformedRecordException if the record is bad, with its position and reason
     */
    void decode(byte[] bytes, int offset, int length, RowSink sink);

    @Override
    void close();
}
