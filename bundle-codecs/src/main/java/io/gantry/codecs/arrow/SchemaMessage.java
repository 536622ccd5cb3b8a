// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import com.google.flatbuffers.FlatBufferBuilder;
import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import io.gantry.api.result.ResultSchema;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.apache.arrow.flatbuf.Binary;
import org.apache.arrow.flatbuf.Bool;
import org.apache.arrow.flatbuf.Endianness;
import org.apache.arrow.flatbuf.Field;
import org.apache.arrow.flatbuf.FloatingPoint;
import org.apache.arrow.flatbuf.Int;
import org.apache.arrow.flatbuf.List;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.MessageHeader;
import org.apache.arrow.flatbuf.MetadataVersion;
import org.apache.arrow.flatbuf.Null;
import org.apache.arrow.flatbuf.Precision;
import org.apache.arrow.flatbuf.Schema;
import org.apache.arrow.flatbuf.Type;
import org.apache.arrow.flatbuf.Utf8;

/** The message at the start of every block that tells the Arrow types of the columns. */
final class SchemaMessage {
    private static final int NO_DICTIONARY = 0;
    private static final int NO_METADATA = 0;

    private SchemaMessage() {}

    /** The whole message: prefix, metadata, padding. */
    static byte[] write(ResultSchema schema) {
        var builder = new FlatBufferBuilder(64 * schema.size() + 256);
        int[] fields = new int[schema.size()];
        for (int i = 0; i < fields.length; i++) {
            Column column = schema.column(i);
            fields[i] = field(builder, column.name(), column.type());
        }
        int vector = Schema.createFieldsVector(builder, fields);
        int header = Schema.createSchema(builder, Endianness.Little, vector, NO_METADATA, 0);
        int message = Message.createMessage(builder, MetadataVersion.V5, MessageHeader.Schema, header, 0, NO_METADATA);
        builder.finish(message);
        return withPrefix(builder.dataBuffer());
    }

    private static byte[] withPrefix(ByteBuffer metadata) {
        int padded = Ipc.padded(metadata.remaining());
        ByteBuffer bytes = ByteBuffer.allocate(Ipc.PREFIX_BYTES + padded).order(ByteOrder.LITTLE_ENDIAN);
        return bytes.putInt(Ipc.CONTINUATION).putInt(padded).put(metadata).array();
    }

    private static int field(FlatBufferBuilder builder, String name, ColumnType type) {
        int[] children = type.isArray() ? new int[] {field(builder, Ipc.ELEMENT, type.elementType())} : new int[0];
        int childVector = Field.createChildrenVector(builder, children);
        int nameOffset = builder.createString(name);
        int typeOffset = type(builder, type);
        return Field.createField(
                builder, nameOffset, true, typeId(type), typeOffset, NO_DICTIONARY, childVector, NO_METADATA);
    }

    /** Which of Arrow's types a column has. */
    static byte typeId(ColumnType type) {
        if (type.isArray()) {
            return Type.List;
        }
        return switch (type) {
            case BOOLEAN -> Type.Bool;
            case INT, LONG -> Type.Int;
            case FLOAT, DOUBLE -> Type.FloatingPoint;
            case MAP -> Type.Binary;
            case UNKNOWN -> Type.Null;
            default -> Type.Utf8;
        };
    }

    private static int type(FlatBufferBuilder builder, ColumnType type) {
        return switch (typeId(type)) {
            case Type.Int -> Int.createInt(builder, type == ColumnType.INT ? Integer.SIZE : Long.SIZE, true);
            case Type.FloatingPoint ->
                FloatingPoint.createFloatingPoint(
                        builder, type == ColumnType.FLOAT ? Precision.SINGLE : Precision.DOUBLE);
            case Type.Bool -> {
                Bool.startBool(builder);
                yield Bool.endBool(builder);
            }
            case Type.Binary -> {
                Binary.startBinary(builder);
                yield Binary.endBinary(builder);
            }
            case Type.Null -> {
                Null.startNull(builder);
                yield Null.endNull(builder);
            }
            case Type.List -> {
                List.startList(builder);
                yield List.endList(builder);
            }
            default -> {
                Utf8.startUtf8(builder);
                yield Utf8.endUtf8(builder);
            }
        };
    }
}
