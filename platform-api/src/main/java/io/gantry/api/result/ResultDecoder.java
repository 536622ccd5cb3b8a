// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import java.nio.ByteBuffer;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Decodes the blocks of one result, one after the other. Used by one thread at a time; owns its scratch memory. After a
 * failure it can be used again. Used after close, it throws {@link IllegalStateException}; the second close does
 * nothing.
 */
@ConsumerType
public interface ResultDecoder extends AutoCloseable {
    /**
     * Decodes one block.
     *
     * @param block read from its position to its limit, both left as they are; must stay unchanged while the rows are
     *     read
     * @param rowCount how many rows the block has, by its metadata
     * @return the rows, valid until the next call or close
     * @throws MalformedBlockException if the block does not follow the format, the schema, the row count or the limits
     */
    DecodedBlock decode(ByteBuffer block, int rowCount);

    @Override
    void close();
}
