// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.arrow.vector.BaseFixedWidthVector;
import org.apache.arrow.vector.BitVector;
import org.apache.arrow.vector.Decimal256Vector;
import org.apache.arrow.vector.DecimalVector;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.Float2Vector;
import org.apache.arrow.vector.Float4Vector;
import org.apache.arrow.vector.Float8Vector;
import org.apache.arrow.vector.LargeVarBinaryVector;
import org.apache.arrow.vector.LargeVarCharVector;
import org.apache.arrow.vector.NullVector;
import org.apache.arrow.vector.VarBinaryVector;
import org.apache.arrow.vector.VarCharVector;
import org.apache.arrow.vector.complex.DenseUnionVector;
import org.apache.arrow.vector.complex.FixedSizeListVector;
import org.apache.arrow.vector.complex.LargeListVector;
import org.apache.arrow.vector.complex.ListVector;
import org.apache.arrow.vector.complex.StructVector;
import org.apache.arrow.vector.complex.UnionVector;
import org.jspecify.annotations.Nullable;

/**
 * Puts Java values into vectors of any kind: numbers (also as what a date, time, timestamp or duration holds), Boolean,
 * BigDecimal, String, byte[]; lists for lists, structures (a value for each member) and maps (a list of two for each
 * entry); {@link Choice} for unions, {@link Parts} for intervals.
 */
final class Vectors {
    private Vectors() {}

    /** A value of a union. */
    record Choice(int member, @Nullable Object value) {}

    /** The bytes of a value that has several parts. */
    record Parts(int first, int second, long third) {}

    static void set(FieldVector vector, int index, @Nullable Object value) {
        if (vector instanceof UnionVector union) {
            setSparse(union, index, value == null ? new Choice(0, null) : (Choice) value);
        } else if (vector instanceof DenseUnionVector union) {
            setDense(union, index, value == null ? new Choice(0, null) : (Choice) value);
        } else if (value == null) {
            setNull(vector, index);
        } else if (value instanceof List<?> values) {
            setValues(vector, index, values);
        } else if (vector instanceof BaseFixedWidthVector fixed) {
            setFixed(fixed, index, value);
        } else {
            byte[] bytes =
                    value instanceof byte[] octets ? octets : value.toString().getBytes(StandardCharsets.UTF_8);
            setBytes(vector, index, bytes);
        }
    }

    private static void setNull(FieldVector vector, int index) {
        if (!(vector instanceof NullVector)) {
            vector.setNull(index);
        }
    }

    private static void setFixed(BaseFixedWidthVector vector, int index, Object value) {
        if (vector instanceof BitVector bits) {
            bits.setSafe(index, (Boolean) value ? 1 : 0);
        } else if (vector instanceof DecimalVector decimals) {
            decimals.setSafe(index, (BigDecimal) value);
        } else if (vector instanceof Decimal256Vector decimals) {
            decimals.setSafe(index, (BigDecimal) value);
        } else if (vector instanceof Float2Vector halves) {
            halves.setSafeWithPossibleTruncate(index, ((Number) value).floatValue());
        } else {
            byte[] bytes = value instanceof byte[] octets ? octets : littleEndian(vector, value);
            int width = vector.getTypeWidth();
            vector.setIndexDefined(index);
            vector.getDataBuffer().setBytes((long) index * width, bytes, 0, width);
        }
    }

    private static byte[] littleEndian(BaseFixedWidthVector vector, Object value) {
        ByteBuffer bytes = ByteBuffer.allocate(2 * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        if (value instanceof Parts parts) {
            bytes.putInt(parts.first).putInt(parts.second).putLong(parts.third);
        } else if (vector instanceof Float4Vector) {
            bytes.putFloat(((Number) value).floatValue());
        } else if (vector instanceof Float8Vector) {
            bytes.putDouble(((Number) value).doubleValue());
        } else {
            bytes.putLong(((Number) value).longValue());
        }
        return bytes.array();
    }

    private static void setBytes(FieldVector vector, int index, byte[] bytes) {
        if (vector instanceof VarCharVector texts) {
            texts.setSafe(index, bytes);
        } else if (vector instanceof LargeVarCharVector texts) {
            texts.setSafe(index, bytes);
        } else if (vector instanceof LargeVarBinaryVector octets) {
            octets.setSafe(index, bytes);
        } else {
            ((VarBinaryVector) vector).setSafe(index, bytes);
        }
    }

    private static void setValues(FieldVector vector, int index, List<?> values) {
        if (vector instanceof StructVector structure) {
            structure.setIndexDefined(index);
            for (int i = 0; i < values.size(); i++) {
                set(structure.getChildrenFromFields().get(i), index, values.get(i));
            }
        } else if (vector instanceof FixedSizeListVector list) {
            setElements(list.getDataVector(), list.startNewValue(index), values);
        } else if (vector instanceof LargeListVector list) {
            setElements(list.getDataVector(), (int) list.startNewValue(index), values);
            list.endValue(index, values.size());
        } else {
            var list = (ListVector) vector;
            setElements(list.getDataVector(), list.startNewValue(index), values);
            list.endValue(index, values.size());
        }
    }

    private static void setElements(FieldVector elements, int start, List<?> values) {
        for (int i = 0; i < values.size(); i++) {
            set(elements, start + i, values.get(i));
        }
    }

    /** Writes the type id itself: Arrow's setter knows only one member of each type. */
    private static void setSparse(UnionVector vector, int index, Choice choice) {
        while (vector.getValueCapacity() <= index) {
            vector.reAlloc();
        }
        vector.getTypeBuffer().setByte(index, choice.member);
        List<FieldVector> members = vector.getChildrenFromFields();
        for (int i = 0; i < members.size(); i++) {
            set(members.get(i), index, i == choice.member ? choice.value : null);
        }
    }

    private static void setDense(DenseUnionVector vector, int index, Choice choice) {
        while (vector.getValueCapacity() <= index) {
            vector.reAlloc();
        }
        FieldVector member = vector.getChildrenFromFields().get(choice.member);
        int offset = member.getValueCount();
        member.setValueCount(offset + 1);
        set(member, offset, choice.value);
        vector.getTypeBuffer().setByte(index, choice.member);
        vector.getOffsetBuffer().setInt((long) index * Integer.BYTES, offset);
    }
}
