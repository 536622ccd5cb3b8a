// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.Digits;
import org.apache.arrow.vector.FieldVector;

/** Integers of all widths that fit into a long. */
public abstract class IntegerCells extends FixedCells {
    IntegerCells(FieldVector vector, int width) {
        super(vector, width);
    }

    /**
     * One value.
     *
     * @param row a loaded row
     * @return its value, anything if it is null
     */
    public abstract long value(int row);

    /** Whether all values fit into an int. */
    boolean fitsInt() {
        return true;
    }

    @Override
    void writeJson(int row, BlockBuffer out) {
        int at = out.reserve(Digits.MAX_LONG);
        out.advanceTo(Digits.write(value(row), out.array(), at));
    }

    @Override
    final Form form() {
        return Form.LITERAL;
    }

    /** 32 bits, signed. */
    static final class Int32 extends IntegerCells {
        Int32(FieldVector vector) {
            super(vector, Integer.BYTES);
        }

        @Override
        public long value(int row) {
            return data().intAt(index(row));
        }

        @Override
        void writeJson(int row, BlockBuffer out) {
            int at = out.reserve(Digits.MAX_INT);
            out.advanceTo(Digits.write(data().intAt(index(row)), out.array(), at));
        }
    }

    /** 64 bits, signed. */
    static final class Int64 extends IntegerCells {
        Int64(FieldVector vector) {
            super(vector, Long.BYTES);
        }

        @Override
        public long value(int row) {
            return data().longAt(index(row));
        }

        @Override
        boolean fitsInt() {
            return false;
        }
    }

    /** 8 bits, signed or not. */
    static final class Int8 extends IntegerCells {
        private final int mask;

        Int8(FieldVector vector, boolean signed) {
            super(vector, Byte.BYTES);
            mask = signed ? -1 : 0xFF;
        }

        @Override
        public long value(int row) {
            return data().byteAt(index(row)) & mask;
        }
    }

    /** 16 bits, signed or not. */
    static final class Int16 extends IntegerCells {
        private final int mask;

        Int16(FieldVector vector, boolean signed) {
            super(vector, Short.BYTES);
            mask = signed ? -1 : 0xFFFF;
        }

        @Override
        public long value(int row) {
            return data().shortAt(index(row)) & mask;
        }
    }

    /** 32 bits, unsigned. */
    static final class UInt32 extends IntegerCells {
        UInt32(FieldVector vector) {
            super(vector, Integer.BYTES);
        }

        @Override
        public long value(int row) {
            return Integer.toUnsignedLong(data().intAt(index(row)));
        }

        @Override
        boolean fitsInt() {
            return false;
        }
    }
}
