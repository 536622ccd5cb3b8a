// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.wire;

import io.gantry.api.result.ColumnType;
import io.gantry.api.result.ResultSchema;
import io.gantry.api.result.SchemaBlock;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.pinot.common.compression.CompressionFactory;
import org.apache.pinot.common.response.broker.ResultTable;
import org.apache.pinot.common.response.encoder.ResponseEncoderFactory;
import org.apache.pinot.common.utils.DataSchema;

/** What Apache Pinot's own server writes and its own clients read: its encoders, compressors and schema block. */
final class PinotPeer {
    private static final Set<String> TYPES =
            Arrays.stream(DataSchema.ColumnDataType.values()).map(Enum::name).collect(Collectors.toUnmodifiableSet());

    private PinotPeer() {}

    /** Whether the release that is tested against knows the type; its client breaks on a schema with another one. */
    static boolean knows(ColumnType type) {
        return TYPES.contains(type.name());
    }

    /** The schema as Pinot's client reads it from our schema block. */
    static DataSchema schema(ResultSchema schema) throws Exception {
        return DataSchema.fromBytes(ByteBuffer.wrap(SchemaBlock.write(schema)));
    }

    /** A data block as Pinot's server writes it. */
    static byte[] write(String encoding, String compression, DataSchema schema, List<Object[]> rows) throws Exception {
        byte[] block = ResponseEncoderFactory.getResponseEncoder(encoding)
                .encodeResultTable(new ResultTable(schema, rows), 0, rows.size());
        return CompressionFactory.getCompressor(compression).compress(block);
    }

    /** A data block as Pinot's client reads it. */
    static List<Object[]> read(String encoding, String compression, DataSchema schema, int rows, byte[] frame)
            throws Exception {
        byte[] block = decompress(compression, frame);
        return ResponseEncoderFactory.getResponseEncoder(encoding)
                .decodeResultTable(block, rows, schema)
                .getRows();
    }

    /** A frame as Pinot's client reads it, which believes any length and then may have no memory for it. */
    static byte[] decompress(String compression, byte[] frame) throws Exception {
        try {
            return CompressionFactory.getCompressor(compression).decompress(frame);
        } catch (OutOfMemoryError believed) {
            throw new AssertionError("Pinot's " + compression + " was told of too long a block", believed);
        }
    }

    /** A value in the form in which Pinot's engine hands it to the encoder. */
    static Object value(ColumnType type, Object value) {
        if (!(value instanceof List<?> elements)) {
            return value;
        }
        Class<?> component = switch (type.elementType()) {
            case INT -> int.class;
            case LONG -> long.class;
            case FLOAT -> float.class;
            case DOUBLE -> double.class;
            case BOOLEAN -> boolean.class;
            default -> String.class;
        };
        Object array = Array.newInstance(component, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            Array.set(array, i, elements.get(i));
        }
        return array;
    }
}
