// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.FloatText;
import org.apache.arrow.memory.util.Float16;
import org.apache.arrow.vector.FieldVector;

/** Floating-point numbers of all widths. */
public abstract class RealCells extends FixedCells {
    RealCells(FieldVector vector, int width) {
        super(vector, width);
    }

    /**
     * One value.
     *
     * @param row a loaded row
     * @return its value, anything if it is null
     */
    public abstract double value(int row);

    /** Whether values need 64 bits. */
    boolean isDouble() {
        return false;
    }

    @Override
    void writeJson(int row, BlockBuffer out) {
        int at = out.reserve(FloatText.MAX_BYTES);
        out.advanceTo(FloatText.write((float) value(row), out.array(), at));
    }

    @Override
    final Form form() {
        return Form.LITERAL;
    }

    /** 64 bits. */
    static final class Float64 extends RealCells {
        Float64(FieldVector vector) {
            super(vector, Double.BYTES);
        }

        @Override
        public double value(int row) {
            return Double.longBitsToDouble(data().longAt(index(row)));
        }

        @Override
        boolean isDouble() {
            return true;
        }

        @Override
        void writeJson(int row, BlockBuffer out) {
            int at = out.reserve(FloatText.MAX_BYTES);
            out.advanceTo(FloatText.write(value(row), out.array(), at));
        }
    }

    /** 32 bits. */
    static final class Float32 extends RealCells {
        Float32(FieldVector vector) {
            super(vector, Float.BYTES);
        }

        @Override
        public double value(int row) {
            return Float.intBitsToFloat(data().intAt(index(row)));
        }
    }

    /** 16 bits. */
    static final class Half extends RealCells {
        Half(FieldVector vector) {
            super(vector, Short.BYTES);
        }

        @Override
        public double value(int row) {
            return Float16.toFloat(data().shortAt(index(row)));
        }
    }
}
