// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import io.gantry.codecs.column.Cells;
import io.gantry.codecs.column.IntegerCells;
import io.gantry.codecs.column.MapCells;
import io.gantry.codecs.column.RealCells;
import io.gantry.codecs.text.BlockBuffer;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** A column whose values have another form on the wire than in their vector. */
abstract class ConvertedColumn implements IpcColumn {
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int ROWS_PER_LOAD = 512;

    private final Cells cells;

    ConvertedColumn(Cells cells) {
        this.cells = cells;
    }

    @Override
    public final void write(int first, int count, BatchBody body) {
        int node = body.node(count);
        int validityAt = zeros(Bits.bytes(count), body);
        begin(count, body);
        int nulls = 0;
        for (int from = first; from < first + count; from += ROWS_PER_LOAD) {
            int to = Math.min(from + ROWS_PER_LOAD, first + count);
            cells.load(from, to - from);
            for (int row = from; row < to; row++) {
                int index = row - first;
                if (cells.isNull(row)) {
                    nulls++;
                } else {
                    body.out().array()[validityAt + (index >>> 3)] |= (byte) (1 << (index & 7));
                    put(row, index, body.out());
                }
                end(index, body.out());
            }
        }
        end(body);
        body.setNulls(node, nulls);
    }

    private static int zeros(int length, BatchBody body) {
        int at = body.buffer(length);
        Arrays.fill(body.out().array(), at, at + length, (byte) 0);
        return at;
    }

    /** Makes room for the values. */
    abstract void begin(int count, BatchBody body);

    /** Writes a value that is not null. */
    abstract void put(int row, int index, BlockBuffer out);

    /** Ends a value, null or not. */
    void end(int index, BlockBuffer out) {}

    /** Ends all values. */
    void end(BatchBody body) {}

    /** Integers of another width. */
    static final class Integers extends ConvertedColumn {
        private final IntegerCells cells;
        private final int width;
        private int at;

        Integers(IntegerCells cells, int width) {
            super(cells);
            this.cells = cells;
            this.width = width;
        }

        @Override
        void begin(int count, BatchBody body) {
            at = zeros(Math.multiplyExact(count, width), body);
        }

        @Override
        void put(int row, int index, BlockBuffer out) {
            if (width == Integer.BYTES) {
                INTS.set(out.array(), at + index * width, (int) cells.value(row));
            } else {
                LONGS.set(out.array(), at + index * width, cells.value(row));
            }
        }
    }

    /** Floating-point numbers of another width. */
    static final class Reals extends ConvertedColumn {
        private final RealCells cells;
        private final int width;
        private int at;

        Reals(RealCells cells, int width) {
            super(cells);
            this.cells = cells;
            this.width = width;
        }

        @Override
        void begin(int count, BatchBody body) {
            at = zeros(Math.multiplyExact(count, width), body);
        }

        @Override
        void put(int row, int index, BlockBuffer out) {
            double value = cells.value(row);
            if (width == Float.BYTES) {
                INTS.set(out.array(), at + index * width, Float.floatToRawIntBits((float) value));
            } else {
                LONGS.set(out.array(), at + index * width, Double.doubleToRawLongBits(value));
            }
        }
    }

    /** Values of variable length: an offset each, and their bytes. */
    abstract static class Runs extends ConvertedColumn {
        private int offsetsAt;
        private int start;

        Runs(Cells cells) {
            super(cells);
        }

        @Override
        final void begin(int count, BatchBody body) {
            offsetsAt = zeros(Math.multiplyExact(count + 1, Integer.BYTES), body);
            start = body.out().position();
        }

        @Override
        final void end(int index, BlockBuffer out) {
            INTS.set(out.array(), offsetsAt + (index + 1) * Integer.BYTES, out.position() - start);
        }

        @Override
        final void end(BatchBody body) {
            body.endBuffer(start);
        }
    }

    /** Anything as text. */
    static final class Texts extends Runs {
        private final Cells cells;

        Texts(Cells cells) {
            super(cells);
            this.cells = cells;
        }

        @Override
        void put(int row, int index, BlockBuffer out) {
            cells.writeText(row, out);
        }
    }

    /** Maps as frames. */
    static final class Frames extends Runs {
        private final MapCells cells;

        Frames(MapCells cells) {
            super(cells);
            this.cells = cells;
        }

        @Override
        void put(int row, int index, BlockBuffer out) {
            cells.writeFrame(row, out);
        }
    }
}
