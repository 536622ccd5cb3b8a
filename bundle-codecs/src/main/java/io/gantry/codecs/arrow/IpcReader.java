// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import io.gantry.api.result.MalformedBlockException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.MessageHeader;
import org.apache.arrow.flatbuf.MetadataVersion;

/** Walks over the messages of an IPC stream; believes no length before it has seen that the bytes are there. */
final class IpcReader {
    private final ByteBuffer bytes;
    private final int start;
    private final int end;
    private int position;

    /** Begins at the first byte of a block. */
    IpcReader(byte[] block, int start, int end) {
        this.bytes = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
        this.start = start;
        this.end = end;
        this.position = start;
    }

    MalformedBlockException malformed(long at, String reason) {
        return new MalformedBlockException(Ipc.FORMAT, at - start, reason);
    }

    MalformedBlockException malformed(String reason) {
        return malformed(position, reason);
    }

    /** Passes a message's prefix and metadata; its body, if any, begins where {@link #takeBody} says. */
    Message takeMessage(byte headerType) {
        int length = takePrefix();
        if (length <= 0 || length % Ipc.ALIGNMENT != 0 || length > end - position) {
            throw malformed("metadata of " + length + " bytes, " + (end - position) + " are left");
        }
        ByteBuffer metadata = bytes.slice(position, length).order(ByteOrder.LITTLE_ENDIAN);
        Message message = Message.getRootAsMessage(metadata);
        if (message.version() != MetadataVersion.V5 && message.version() != MetadataVersion.V4) {
            throw malformed("metadata of version " + message.version() + ", neither V4 nor V5");
        }
        if (message.headerType() != headerType) {
            throw malformed("a message of kind " + message.headerType() + " where " + MessageHeader.name(headerType)
                    + " should be");
        }
        position += length;
        return message;
    }

    private int takePrefix() {
        if (end - position < Ipc.PREFIX_BYTES) {
            throw malformed("ends where a message or the end mark should be");
        }
        if (bytes.getInt(position) != Ipc.CONTINUATION) {
            throw malformed("0x" + Integer.toHexString(bytes.getInt(position)) + " where a message should begin");
        }
        int length = bytes.getInt(position + Integer.BYTES);
        position += Ipc.PREFIX_BYTES;
        return length;
    }

    /** Passes a body; answers where it begins. */
    int takeBody(long length) {
        int body = position;
        if (length < 0 || length > end - position) {
            throw malformed("a body of " + length + " bytes, " + (end - position) + " are left");
        }
        position += (int) length;
        return body;
    }

    /** Passes the end mark, behind which nothing may follow. */
    void takeEnd() {
        int length = takePrefix();
        if (length != 0) {
            throw malformed("a further message where the end mark should be");
        }
        if (position != end) {
            throw malformed(end - position + " bytes follow the end mark");
        }
    }
}
