// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import io.gantry.codecs.column.Ranges;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.apache.arrow.vector.FieldVector;

/** Columns whose vectors have the wire's layout already: their memory goes into the block as it is. */
final class PlainColumns {
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private PlainColumns() {}

    /** Writes the node and the null bits of a vector. */
    private static void header(FieldVector vector, int first, int count, BatchBody body) {
        int node = body.node(count);
        int at = body.buffer(Bits.bytes(count));
        Bits.copy(vector.getValidityBuffer(), first, count, body.out().array(), at);
        body.setNulls(node, Bits.zeros(body.out().array(), at, count));
    }

    /** Writes offsets that begin with 0. */
    private static void offsets(Ranges ranges, int first, int count, BatchBody body) {
        int at = body.buffer(Math.multiplyExact(count + 1, Integer.BYTES));
        byte[] target = body.out().array();
        long base = count == 0 ? 0 : ranges.start(first);
        INTS.set(target, at, 0);
        for (int i = 1; i <= count; i++) {
            INTS.set(target, at + i * Integer.BYTES, (int) (ranges.start(first + i) - base));
        }
    }

    /** Values of a fixed number of bytes. */
    record Fixed(FieldVector vector, int width) implements IpcColumn {
        @Override
        public void write(int first, int count, BatchBody body) {
            header(vector, first, count, body);
            int length = Math.multiplyExact(count, width);
            int at = body.buffer(length);
            if (count > 0) {
                vector.getDataBuffer().getBytes((long) first * width, body.out().array(), at, length);
            }
        }
    }

    /** Booleans. */
    record Bool(FieldVector vector) implements IpcColumn {
        @Override
        public void write(int first, int count, BatchBody body) {
            header(vector, first, count, body);
            int at = body.buffer(Bits.bytes(count));
            Bits.copy(vector.getDataBuffer(), first, count, body.out().array(), at);
        }
    }

    /** Text with offsets of 32 bits. */
    record Text(FieldVector vector, Ranges ranges) implements IpcColumn {
        @Override
        public void write(int first, int count, BatchBody body) {
            header(vector, first, count, body);
            ranges.load(first, count);
            offsets(ranges, first, count, body);
            int start = count == 0 ? 0 : (int) ranges.start(first);
            int length = count == 0 ? 0 : (int) ranges.start(first + count) - start;
            int at = body.buffer(length);
            if (length > 0) {
                vector.getDataBuffer().getBytes(start, body.out().array(), at, length);
            }
        }
    }

    /** Lists, with offsets of any width. */
    record Lists(FieldVector vector, Ranges ranges, IpcColumn elements) implements IpcColumn {
        @Override
        public void write(int first, int count, BatchBody body) {
            header(vector, first, count, body);
            ranges.load(first, count);
            offsets(ranges, first, count, body);
            int start = count == 0 ? 0 : Math.toIntExact(ranges.start(first));
            int end = count == 0 ? 0 : Math.toIntExact(ranges.start(first + count));
            elements.write(start, end - start, body);
        }
    }

    /** Nothing but nulls. */
    record Nulls() implements IpcColumn {
        @Override
        public void write(int first, int count, BatchBody body) {
            body.setNulls(body.node(count), count);
        }
    }
}
