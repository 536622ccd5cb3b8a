// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import io.gantry.api.result.ResultSchema;
import org.apache.arrow.flatbuf.Endianness;
import org.apache.arrow.flatbuf.Field;
import org.apache.arrow.flatbuf.FloatingPoint;
import org.apache.arrow.flatbuf.Int;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.Precision;
import org.apache.arrow.flatbuf.Schema;
import org.apache.arrow.flatbuf.Type;

/** Compares a block's own schema with the one that the schema block told; from then on that one is the truth. */
final class SchemaCheck {
    private final ResultSchema schema;

    SchemaCheck(ResultSchema schema) {
        this.schema = schema;
    }

    void check(Message message, IpcReader in) {
        var found = (Schema) message.header(new Schema());
        if (found == null || found.fieldsLength() != schema.size()) {
            int fields = found == null ? 0 : found.fieldsLength();
            throw in.malformed("a schema of " + fields + " fields for a result of " + schema.size() + " columns");
        }
        if (found.endianness() != Endianness.Little) {
            throw in.malformed("big-endian vectors");
        }
        for (int i = 0; i < schema.size(); i++) {
            Column column = schema.column(i);
            if (!matches(found.fields(i), column.type())) {
                throw in.malformed("field " + i + " is not what column '" + column.name() + "' of type " + column.type()
                        + " needs");
            }
        }
    }

    private static boolean matches(Field field, ColumnType type) {
        if (field == null || field.typeType() != SchemaMessage.typeId(type) || field.dictionary() != null) {
            return false;
        }
        return switch (field.typeType()) {
            case Type.Int -> {
                var integer = (Int) field.type(new Int());
                yield integer != null
                        && integer.isSigned()
                        && integer.bitWidth() == (type == ColumnType.INT ? Integer.SIZE : Long.SIZE);
            }
            case Type.FloatingPoint -> {
                var real = (FloatingPoint) field.type(new FloatingPoint());
                yield real != null
                        && real.precision() == (type == ColumnType.FLOAT ? Precision.SINGLE : Precision.DOUBLE);
            }
            case Type.List -> field.childrenLength() == 1 && matches(field.children(0), type.elementType());
            default -> field.childrenLength() == 0;
        };
    }
}
