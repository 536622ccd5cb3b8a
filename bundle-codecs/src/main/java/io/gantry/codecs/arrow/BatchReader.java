// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import io.gantry.api.result.MalformedBlockException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.apache.arrow.flatbuf.Buffer;
import org.apache.arrow.flatbuf.FieldNode;
import org.apache.arrow.flatbuf.RecordBatch;

/**
 * Hands out a record batch's nodes and buffers in their order. A buffer is handed out as a place in the block's array,
 * after its declared bounds were compared with the body and its length with what its vector needs.
 */
final class BatchReader {
    private final RecordBatch batch;
    private final IpcReader in;
    private final ByteBuffer bytes;
    private final int body;
    private final long bodyBytes;
    private final FieldNode node = new FieldNode();
    private final Buffer buffer = new Buffer();
    private int nextNode;
    private int nextBuffer;
    private int length;

    BatchReader(RecordBatch batch, IpcReader in, byte[] block, int body, long bodyBytes) {
        this.batch = batch;
        this.in = in;
        this.bytes = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
        this.body = body;
        this.bodyBytes = bodyBytes;
    }

    MalformedBlockException malformed(String reason) {
        return in.malformed(body, reason);
    }

    /** The block's array, for reads at places that were handed out. */
    ByteBuffer bytes() {
        return bytes;
    }

    /** Takes the next node, which has to have the length given, and its null bits. */
    NullBits takeNode(int expectedLength) {
        takeNodeOnly(expectedLength);
        long nulls = node.nullCount();
        int at = takeBuffer(0);
        if (length == 0 && nulls == 0) {
            return new NullBits(bytes, -1);
        }
        require((expectedLength + 7L) / 8);
        return new NullBits(bytes, at);
    }

    /** How many values the next node tells of, which nothing but its buffers can confirm. */
    int nextLength() {
        if (nextNode >= batch.nodesLength()) {
            throw malformed("only " + nextNode + " nodes");
        }
        batch.nodes(node, nextNode);
        if (node.length() < 0 || node.length() > Integer.MAX_VALUE) {
            throw malformed("node " + nextNode + " of " + node.length() + " values");
        }
        return (int) node.length();
    }

    /** Takes the next node of a vector that has no buffers. */
    void takeNodeOnly(int expectedLength) {
        if (nextNode >= batch.nodesLength()) {
            throw malformed("only " + nextNode + " nodes");
        }
        batch.nodes(node, nextNode++);
        if (node.length() != expectedLength || node.nullCount() < 0 || node.nullCount() > expectedLength) {
            throw malformed("node " + (nextNode - 1) + " of " + node.length() + " values and " + node.nullCount()
                    + " nulls where " + expectedLength + " values should be");
        }
    }

    /** Takes the next buffer, of at least some length; answers where it begins. */
    int takeBuffer(long atLeast) {
        if (nextBuffer >= batch.buffersLength()) {
            throw malformed("only " + nextBuffer + " buffers");
        }
        batch.buffers(buffer, nextBuffer++);
        long offset = buffer.offset();
        if (offset < 0 || offset > bodyBytes || buffer.length() < 0 || buffer.length() > bodyBytes - offset) {
            throw malformed("buffer " + (nextBuffer - 1) + " at " + offset + " of " + buffer.length()
                    + " bytes is not within a body of " + bodyBytes);
        }
        length = (int) buffer.length();
        require(atLeast);
        return body + (int) offset;
    }

    private void require(long atLeast) {
        if (length < atLeast) {
            throw malformed("buffer " + (nextBuffer - 1) + " of " + length + " bytes, " + atLeast + " are needed");
        }
    }

    /** The length of the buffer that was taken last. */
    int length() {
        return length;
    }

    /** Takes the offsets of some values. */
    Offsets takeOffsets(int count) {
        int at = takeBuffer(count == 0 ? 0 : (count + 1L) * Integer.BYTES);
        return new Offsets(bytes, at, count, this);
    }

    /** Nothing may be left. */
    void takeEnd() {
        if (nextNode != batch.nodesLength() || nextBuffer != batch.buffersLength()) {
            throw malformed(batch.nodesLength() + " nodes and " + batch.buffersLength() + " buffers where " + nextNode
                    + " and " + nextBuffer + " are needed");
        }
    }

    /** Which values are null; none if there is no place. */
    record NullBits(ByteBuffer bytes, int at) {
        boolean isNull(int index) {
            return at >= 0 && (bytes.get(at + (index >>> 3)) >>> (index & 7) & 1) == 0;
        }
    }

    /** Where values of variable length begin and end. */
    record Offsets(ByteBuffer bytes, int at, int count, BatchReader reader) {
        /** Compares them with one another and with the length of what they point into. */
        Offsets checked(long dataLength) {
            int last = count == 0 ? 0 : bytes.getInt(at);
            if (last < 0) {
                throw reader.malformed("offsets begin with " + last);
            }
            for (int i = 1; i <= count; i++) {
                int next = bytes.getInt(at + i * Integer.BYTES);
                if (next < last) {
                    throw reader.malformed("offset " + next + " follows " + last);
                }
                last = next;
            }
            if (last > dataLength) {
                throw reader.malformed("offset " + last + " exceeds the " + dataLength + " that are there");
            }
            return this;
        }

        int start(int index) {
            return bytes.getInt(at + index * Integer.BYTES);
        }

        int end(int index) {
            return bytes.getInt(at + (index + 1) * Integer.BYTES);
        }

        int last() {
            return count == 0 ? 0 : end(count - 1);
        }
    }
}
