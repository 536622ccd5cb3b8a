// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.BlockTooLargeException;
import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import io.gantry.testkit.rules.encoding.StoredCodec.Writer;
import java.nio.ByteBuffer;
import org.apache.arrow.vector.VectorSchemaRoot;

/** Writers of stored blocks with one fault each. */
final class BrokenWriters {
    private BrokenWriters() {}

    /** Beyond the rows that the rules about other things go to. */
    static final class LosesValueInManyRows extends Writer {
        private int rows;

        @Override
        void requireRows(VectorSchemaRoot batch, int firstRow, int rowCount) {
            super.requireRows(batch, firstRow, rowCount);
            rows = schema.size() == 1 ? rowCount : 0;
        }

        @Override
        Object value(Column column, int row) {
            boolean lost = rows == 30 && column.type() == ColumnType.MAP;
            return lost ? null : super.value(column, row);
        }
    }

    static final class RefusesColumn extends Writer {
        @Override
        void requireRows(VectorSchemaRoot batch, int firstRow, int rowCount) {
            if (schema.size() == 1 && rowCount == 30 && schema.column(0).type() == ColumnType.UUID) {
                throw new IllegalArgumentException("UUID is not supported");
            }
            super.requireRows(batch, firstRow, rowCount);
        }
    }

    static final class TakesRowsThatAreNotThere extends Writer {
        @Override
        void requireRows(VectorSchemaRoot batch, int firstRow, int rowCount) {
            if (firstRow < 0 || rowCount < 0) {
                super.requireRows(batch, firstRow, rowCount);
            }
        }
    }

    static final class BeginsAtMultiplesOfEight extends Writer {
        private int shift;

        @Override
        void requireRows(VectorSchemaRoot batch, int firstRow, int rowCount) {
            super.requireRows(batch, firstRow, rowCount);
            shift = batch.getRowCount() == 36 ? firstRow & 7 : 0;
        }

        @Override
        Object value(Column column, int row) {
            return super.value(column, row - shift);
        }
    }

    static final class HandsOutDirect extends Writer {
        @Override
        ByteBuffer handOut(byte[] block) {
            return ByteBuffer.allocateDirect(block.length).put(block).flip();
        }
    }

    static final class HandsOutReadOnly extends Writer {
        @Override
        ByteBuffer handOut(byte[] block) {
            return ByteBuffer.wrap(block).asReadOnlyBuffer();
        }
    }

    static final class ChangesBatch extends Writer {
        @Override
        void requireRows(VectorSchemaRoot batch, int firstRow, int rowCount) {
            super.requireRows(batch, firstRow, rowCount);
            if (schema.size() > 50) {
                batch.getVector(0).getDataBuffer().setByte(0, 0x55);
            }
        }
    }

    static final class IgnoresBound extends Writer {
        @Override
        public ByteBuffer encode(VectorSchemaRoot batch, int firstRow, int rowCount) {
            maxBlockBytes = Integer.MAX_VALUE;
            return super.encode(batch, firstRow, rowCount);
        }
    }

    static final class RefusesEarly extends Writer {
        @Override
        ByteBuffer handOut(byte[] block) {
            if (block.length == maxBlockBytes) {
                throw new BlockTooLargeException(1, maxBlockBytes);
            }
            return super.handOut(block);
        }
    }

    static final class Poisoned extends Writer {
        private boolean failed;

        @Override
        public ByteBuffer encode(VectorSchemaRoot batch, int firstRow, int rowCount) {
            if (failed) {
                throw new BlockTooLargeException(rowCount, maxBlockBytes);
            }
            failed = true;
            ByteBuffer block = super.encode(batch, firstRow, rowCount);
            failed = false;
            return block;
        }
    }

    static final class KeepsBlock extends Writer {
        private ByteBuffer longest = ByteBuffer.allocate(0);

        @Override
        ByteBuffer handOut(byte[] block) {
            if (block.length > longest.limit()) {
                longest = ByteBuffer.wrap(block);
            }
            return longest;
        }
    }

    static final class ClosesOnce extends Writer {
        @Override
        public void close() {
            requireOpen();
            super.close();
        }
    }

    static final class WorksOn extends Writer {
        @Override
        void requireOpen() {}
    }
}
