// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import com.google.flatbuffers.FlatBufferBuilder;
import io.gantry.api.result.ColumnType;
import io.gantry.api.result.ResultSchema;
import io.gantry.codecs.text.BlockBuffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.apache.arrow.flatbuf.Buffer;
import org.apache.arrow.flatbuf.FieldNode;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.MessageHeader;
import org.apache.arrow.flatbuf.MetadataVersion;
import org.apache.arrow.flatbuf.RecordBatch;

/**
 * A record batch under construction: the buffers go straight into the block, and what the metadata has to tell of them
 * is kept until all are there. The metadata stands in front of the buffers, but its length follows from the schema.
 */
final class BatchBody {
    private final BlockBuffer out;
    private final FlatBufferBuilder builder = new FlatBufferBuilder(1024).forceDefaults(true);
    private final long[] nodes;
    private final long[] buffers;
    private final int metadataBytes;
    private int nodeCount;
    private int bufferCount;
    private int bodyStart;

    BatchBody(ResultSchema schema, BlockBuffer out) {
        this.out = out;
        int allNodes = 0;
        int allBuffers = 0;
        for (int i = 0; i < schema.size(); i++) {
            ColumnType type = schema.column(i).type();
            allNodes += type.isArray() ? 2 : 1;
            allBuffers += (type.isArray() ? 2 : 0) + IpcColumns.bufferCount(type.elementType());
        }
        nodes = new long[2 * allNodes];
        buffers = new long[2 * allBuffers];
        metadataBytes = Ipc.padded(metadata(0, 0).remaining());
    }

    BlockBuffer out() {
        return out;
    }

    /** Leaves room for the metadata; the buffers follow. */
    void begin() {
        nodeCount = 0;
        bufferCount = 0;
        int at = out.reserve(Ipc.PREFIX_BYTES + metadataBytes);
        bodyStart = at + Ipc.PREFIX_BYTES + metadataBytes;
        out.advanceTo(bodyStart);
    }

    /** Tells of a vector; its buffers and then its children follow. Answers a handle for {@link #setNulls}. */
    int node(int length) {
        int node = nodeCount++;
        nodes[2 * node] = length;
        nodes[2 * node + 1] = 0;
        return node;
    }

    void setNulls(int node, int nulls) {
        nodes[2 * node + 1] = nulls;
    }

    /** Tells of a buffer of {@code length} bytes and makes room for it; answers where in the array to write. */
    int buffer(int length) {
        if (length > out.maxBytes()) {
            throw out.tooLarge();
        }
        int at = out.reserve(length + Ipc.ALIGNMENT);
        out.advanceTo(at + length);
        endBuffer(at);
        return at;
    }

    /** Tells of a buffer that began at {@code start} and ends where the block ends now. */
    void endBuffer(int start) {
        int length = out.position() - start;
        buffers[2 * bufferCount] = (long) start - bodyStart;
        buffers[2 * bufferCount + 1] = length;
        bufferCount++;
        int padding = Ipc.padded(length) - length;
        int at = out.reserve(padding);
        Arrays.fill(out.array(), at, at + padding, (byte) 0);
        out.advanceTo(at + padding);
    }

    /** Writes the metadata in front of the buffers, and the stream's end behind them. */
    void end(int rowCount) {
        int bodyBytes = out.position() - bodyStart;
        int end = out.reserve(Ipc.PREFIX_BYTES);
        out.advanceTo(end + Ipc.PREFIX_BYTES);
        ByteBuffer bytes = ByteBuffer.wrap(out.array()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(end, Ipc.CONTINUATION).putInt(end + Integer.BYTES, 0);
        int start = bodyStart - metadataBytes;
        bytes.putInt(start - Ipc.PREFIX_BYTES, Ipc.CONTINUATION).putInt(start - Integer.BYTES, metadataBytes);
        ByteBuffer metadata = metadata(rowCount, bodyBytes);
        Arrays.fill(out.array(), start + metadata.remaining(), bodyStart, (byte) 0);
        bytes.put(start, metadata, metadata.position(), metadata.remaining());
        out.checkBound();
    }

    private ByteBuffer metadata(int rowCount, int bodyBytes) {
        builder.clear();
        RecordBatch.startNodesVector(builder, nodes.length / 2);
        for (int i = nodes.length - 2; i >= 0; i -= 2) {
            FieldNode.createFieldNode(builder, nodes[i], nodes[i + 1]);
        }
        int nodesVector = builder.endVector();
        RecordBatch.startBuffersVector(builder, buffers.length / 2);
        for (int i = buffers.length - 2; i >= 0; i -= 2) {
            Buffer.createBuffer(builder, buffers[i], buffers[i + 1]);
        }
        int buffersVector = builder.endVector();
        RecordBatch.startRecordBatch(builder);
        RecordBatch.addLength(builder, rowCount);
        RecordBatch.addNodes(builder, nodesVector);
        RecordBatch.addBuffers(builder, buffersVector);
        int header = RecordBatch.endRecordBatch(builder);
        Message.startMessage(builder);
        Message.addVersion(builder, MetadataVersion.V5);
        Message.addHeaderType(builder, MessageHeader.RecordBatch);
        Message.addHeader(builder, header);
        Message.addBodyLength(builder, bodyBytes);
        builder.finish(Message.endMessage(builder));
        return builder.dataBuffer();
    }
}
