// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.DecimalText;
import java.math.BigInteger;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.types.pojo.ArrowType;

/** Decimal numbers of 128 and 256 bits. */
final class DecimalCells extends FixedCells {
    private final int words;
    private final int scale;

    DecimalCells(FieldVector vector, ArrowType.Decimal type) {
        super(vector, type.getBitWidth() / Byte.SIZE);
        words = type.getBitWidth() / Long.SIZE;
        scale = type.getScale();
    }

    @Override
    void writeJson(int row, BlockBuffer out) {
        int lowest = index(row) * words;
        long low = data().longAt(lowest);
        if (scale >= 0 && fitsLong(lowest, low)) {
            DecimalText.write(low, scale, out);
        } else {
            DecimalText.write(unscaled(lowest), scale, out);
        }
    }

    private boolean fitsLong(int lowest, long low) {
        for (int i = 1; i < words; i++) {
            if (data().longAt(lowest + i) != low >> 63) {
                return false;
            }
        }
        return true;
    }

    private BigInteger unscaled(int lowest) {
        byte[] bigEndian = new byte[words * Long.BYTES];
        int last = lowest * Long.BYTES + bigEndian.length - 1;
        for (int i = 0; i < bigEndian.length; i++) {
            bigEndian[i] = data().byteAt(last - i);
        }
        return new BigInteger(bigEndian);
    }

    @Override
    Form form() {
        return Form.LITERAL;
    }
}
