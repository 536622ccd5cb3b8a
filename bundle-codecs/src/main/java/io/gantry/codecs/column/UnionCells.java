// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import java.util.List;
import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.vector.complex.DenseUnionVector;
import org.apache.arrow.vector.complex.UnionVector;
import org.jspecify.annotations.Nullable;

/** Unions: a value is that of the member whose type id it carries, and null where that one is null. */
abstract class UnionCells extends Cells {
    private static final int TYPE_IDS = 128;

    private final List<Cells> members;
    private final @Nullable Cells[] byTypeId = new Cells[TYPE_IDS];
    private final HeapCopy types = new HeapCopy();
    private int base;

    /** Takes the members and their type ids, in the order of the vector's children. */
    UnionCells(List<Cells> members, int[] typeIds) {
        this.members = members;
        for (int i = 0; i < typeIds.length; i++) {
            byTypeId[typeIds[i]] = members.get(i);
        }
    }

    @Override
    public final void load(int first, int count) {
        base = first;
        types.load(typeIds(), first, count);
        loadMembers(first, count);
        loadWithoutNulls(first, count);
        for (int row = first; row < first + count; row++) {
            if (member(row).isNull(memberRow(row))) {
                markNull(row);
            }
        }
    }

    abstract ArrowBuf typeIds();

    abstract void loadMembers(int first, int count);

    abstract int memberRow(int row);

    final List<Cells> members() {
        return members;
    }

    final Cells member(int row) {
        int typeId = types.byteAt(row - base);
        @Nullable Cells member = typeId < 0 ? null : byTypeId[typeId];
        if (member == null) {
            throw new IllegalArgumentException(
                    "a union has a value of type id " + typeId + ", which it does not declare");
        }
        return member;
    }

    @Override
    final void writeJson(int row, BlockBuffer out) {
        member(row).write(memberRow(row), out);
    }

    @Override
    final Form form() {
        return Form.DOCUMENT;
    }

    /** All members have all rows. */
    static final class Sparse extends UnionCells {
        private final UnionVector vector;

        Sparse(UnionVector vector, List<Cells> members, int[] typeIds) {
            super(members, typeIds);
            this.vector = vector;
        }

        @Override
        ArrowBuf typeIds() {
            return vector.getTypeBuffer();
        }

        @Override
        void loadMembers(int first, int count) {
            members().forEach(member -> member.load(first, count));
        }

        @Override
        int memberRow(int row) {
            return row;
        }
    }

    /** A value is at an offset of its own in its member. */
    static final class Dense extends UnionCells {
        private final DenseUnionVector vector;
        private final HeapCopy offsets = new HeapCopy();
        private int base;

        Dense(DenseUnionVector vector, List<Cells> members, int[] typeIds) {
            super(members, typeIds);
            this.vector = vector;
        }

        @Override
        ArrowBuf typeIds() {
            return vector.getTypeBuffer();
        }

        @Override
        void loadMembers(int first, int count) {
            base = first;
            offsets.load(vector.getOffsetBuffer(), (long) first * Integer.BYTES, count * Integer.BYTES);
            for (Cells member : members()) {
                int from = Integer.MAX_VALUE;
                int to = 0;
                for (int row = first; row < first + count; row++) {
                    if (member(row) == member) {
                        from = Math.min(from, memberRow(row));
                        to = Math.max(to, memberRow(row) + 1);
                    }
                }
                member.load(Math.min(from, to), Math.max(0, to - from));
            }
        }

        @Override
        int memberRow(int row) {
            return offsets.intAt(row - base);
        }
    }
}
