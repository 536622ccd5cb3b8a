// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import io.gantry.api.result.BlockTooLargeException;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.MalformedBlockException;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultDecoder;
import io.gantry.api.result.ResultSchema;
import io.gantry.codecs.block.BlockBytes;
import io.gantry.codecs.block.ColumnBlock;
import io.gantry.codecs.block.ValueColumn;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.List;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.MessageHeader;
import org.apache.arrow.flatbuf.RecordBatch;
import org.jspecify.annotations.Nullable;

/** Reads ARROW blocks into columns. */
final class ArrowResultDecoder implements ResultDecoder {
    private final ReadLimits limits;
    private final BlockBytes bytes;
    private final MapFrames frames;
    private final SchemaCheck schemaCheck;
    private final List<ValueColumn> columns;
    private @Nullable ColumnBlock block;
    private boolean closed;

    ArrowResultDecoder(ResultSchema schema, ReadLimits limits) {
        this.limits = limits;
        bytes = new BlockBytes(limits.maxBlockBytes());
        frames = new MapFrames(bytes);
        schemaCheck = new SchemaCheck(schema);
        columns = ColumnBlock.columns(schema, bytes);
    }

    @Override
    public DecodedBlock decode(ByteBuffer source, int rowCount) {
        if (closed) {
            throw new IllegalStateException("the ARROW decoder is closed");
        }
        release();
        if (source.remaining() > limits.maxBlockBytes()) {
            throw malformed("a block of " + source.remaining() + " bytes exceeds " + limits.maxBlockBytes());
        }
        if (rowCount < 0 || rowCount > limits.maxRows()) {
            throw malformed(rowCount + " rows are not in 0 to " + limits.maxRows());
        }
        bytes.reset(source);
        frames.reset();
        try {
            read(new IpcReader(bytes.block(), bytes.start(), bytes.end()), rowCount);
        } catch (IndexOutOfBoundsException | BufferUnderflowException outside) {
            // Flatbuffers follows offsets as it finds them; what lies outside the metadata is a fault of the block.
            throw malformed("metadata that points outside itself");
        } catch (BlockTooLargeException maps) {
            throw malformed("maps of more text than a block of " + limits.maxBlockBytes() + " bytes can have");
        }
        block = new ColumnBlock(columns, rowCount);
        return block;
    }

    private static MalformedBlockException malformed(String reason) {
        return new MalformedBlockException(Ipc.FORMAT, 0, reason);
    }

    private void read(IpcReader in, int rowCount) {
        Message schema = in.takeMessage(MessageHeader.Schema);
        if (schema.bodyLength() != 0) {
            throw in.malformed("a schema with a body of " + schema.bodyLength() + " bytes");
        }
        schemaCheck.check(schema, in);
        Message message = in.takeMessage(MessageHeader.RecordBatch);
        int body = in.takeBody(message.bodyLength());
        in.takeEnd();
        var batch = (RecordBatch) message.header(new RecordBatch());
        if (batch == null || batch.length() != rowCount) {
            throw in.malformed(body, "a batch of other than " + rowCount + " rows");
        }
        if (batch.compression() != null) {
            throw in.malformed(body, "compressed buffers, which this protocol has not");
        }
        var reader = new BatchReader(batch, in, bytes.block(), body, message.bodyLength());
        var vectors = new VectorReader(reader, frames);
        columns.forEach(column -> vectors.read(column, rowCount));
        reader.takeEnd();
    }

    private void release() {
        if (block != null) {
            block.release();
            block = null;
        }
        columns.forEach(ValueColumn::clear);
    }

    @Override
    public void close() {
        closed = true;
        release();
        bytes.release();
    }
}
