// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import java.nio.charset.StandardCharsets;
import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.vector.FieldVector;

/**
 * The values of one vector, written row by row. First {@link #load} some rows, then write any of them; rows count from
 * the start of the vector. Used by one thread at a time. Sees the vector's memory only within {@link #load}.
 */
public abstract class Cells {
    private static final byte[] NULL = "null".getBytes(StandardCharsets.US_ASCII);

    private HeapCopy validity = new HeapCopy();
    private boolean noNulls = true;
    private int bitBase;

    /** What kind of JSON value {@link #write} makes of a value that is not null. */
    enum Form {
        /** A number, true or false. */
        LITERAL,
        /** A string of which the text form never needs an escape. */
        PLAIN_STRING,
        /** A string. */
        STRING,
        /** An array or object, or of a kind that only the value knows. */
        DOCUMENT
    }

    /** For those in this package. */
    Cells() {}

    /**
     * Copies the memory of some rows.
     *
     * @param first of the rows
     * @param count how many
     */
    public abstract void load(int first, int count);

    /**
     * Whether a value is null.
     *
     * @param row a loaded row
     * @return true if it is
     */
    public final boolean isNull(int row) {
        return !noNulls && !validity.bitAt(row - bitBase);
    }

    /**
     * Writes a value, or null, as JSON.
     *
     * @param row a loaded row
     * @param out takes the text
     */
    public final void write(int row, BlockBuffer out) {
        if (isNull(row)) {
            out.put(NULL);
        } else {
            writeJson(row, out);
        }
    }

    /** Writes a value that is not null as JSON. */
    abstract void writeJson(int row, BlockBuffer out);

    /**
     * Writes a value in its text form, without quotes.
     *
     * @param row a loaded row whose value is not null
     * @param out takes the text
     */
    public void writeText(int row, BlockBuffer out) {
        writeJson(row, out);
    }

    abstract Form form();

    /** Copies the null bits of some rows; a vector without any has no nulls. */
    final void loadValidity(FieldVector vector, int first, int count) {
        ArrowBuf bits = vector.getValidityBuffer();
        bitBase = first & ~7;
        int length = (first + count - bitBase + 7) >>> 3;
        noNulls = count == 0 || bits.capacity() == 0;
        if (!noNulls) {
            validity.load(bits, bitBase >>> 3, length);
            noNulls = validity.allBits(first - bitBase, count);
        }
    }

    /** Takes some rows as not null until {@link #markNull} says otherwise; for vectors without null bits of their own. */
    final void loadWithoutNulls(int first, int count) {
        bitBase = first & ~7;
        noNulls = true;
        validity.fillOnes((first + count - bitBase + 7) >>> 3);
    }

    /** Has the null bits of other cells, as they were loaded last. */
    final void shareValidity(Cells other) {
        validity = other.validity;
        noNulls = other.noNulls;
        bitBase = other.bitBase;
    }

    final void markNull(int row) {
        noNulls = false;
        validity.clearBit(row - bitBase);
    }
}
