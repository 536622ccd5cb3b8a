// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The schema block of Apache Pinot's broker gRPC protocol, the form in which a {@link ResultSchema} travels: all
 * integers big-endian, {@code i32 columns; columns × (i32 length, UTF-8 name); columns × (i32 length, UTF-8 type)}.
 */
public final class SchemaBlock {
    private static final String FORMAT = "schema";
    private static final int LONGEST_TYPE_NAME = 64;

    private SchemaBlock() {}

    /**
     * Writes a schema.
     *
     * @param schema what to write
     * @return the block
     */
    public static byte[] write(ResultSchema schema) {
        var out = new ByteArrayOutputStream(32 * schema.size());
        writeInt(out, schema.size());
        schema.columns().forEach(column -> writeText(out, column.name()));
        schema.columns().forEach(column -> writeText(out, column.type().name()));
        return out.toByteArray();
    }

    /**
     * Reads a schema.
     *
     * @param block read from its position to its limit, both left as they are
     * @param limits what to believe of lengths and counts
     * @return the schema
     * @throws MalformedBlockException if the block is cut off, too long, or names an unknown type
     */
    public static ResultSchema read(ByteBuffer block, ReadLimits limits) {
        ByteBuffer in = block.slice();
        try {
            int count = checked(in, "column count", in.getInt(), 1, limits.maxColumns());
            List<String> names = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                names.add(readText(in, limits.maxNameBytes()));
            }
            List<Column> columns = new ArrayList<>(count);
            for (String name : names) {
                int at = in.position();
                String type = readText(in, LONGEST_TYPE_NAME);
                columns.add(new Column(
                        name,
                        ColumnType.find(type)
                                .orElseThrow(() -> new MalformedBlockException(
                                        FORMAT, at, "column '" + name + "' has the unknown type '" + type + "'"))));
            }
            if (in.hasRemaining()) {
                throw new MalformedBlockException(FORMAT, in.position(), in.remaining() + " bytes follow the schema");
            }
            return new ResultSchema(columns);
        } catch (BufferUnderflowException cutOff) {
            throw new MalformedBlockException(FORMAT, in.limit(), "cut off after " + in.limit() + " bytes");
        }
    }

    private static int checked(ByteBuffer in, String what, int value, int min, int max) {
        if (value < min || value > max) {
            throw new MalformedBlockException(
                    FORMAT, in.position() - Integer.BYTES, what + " " + value + " is not in " + min + " to " + max);
        }
        return value;
    }

    private static String readText(ByteBuffer in, int maxBytes) {
        int length = checked(in, "text length", in.getInt(), 0, maxBytes);
        if (length > in.remaining()) {
            throw new MalformedBlockException(
                    FORMAT, in.position(), "a text of " + length + " bytes, " + in.remaining() + " are left");
        }
        ByteBuffer text = in.slice(in.position(), length);
        in.position(in.position() + length);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(text).toString();
        } catch (CharacterCodingException invalid) {
            throw new MalformedBlockException(FORMAT, in.position() - length, "a text is not valid UTF-8");
        }
    }

    private static void writeText(ByteArrayOutputStream out, String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        writeInt(out, utf8.length);
        out.writeBytes(utf8);
    }

    private static void writeInt(ByteArrayOutputStream out, int value) {
        out.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(value).array());
    }
}
