// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.BlockTooLargeException;
import io.gantry.api.result.Column;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.MalformedBlockException;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultDecoder;
import io.gantry.api.result.ResultEncoder;
import io.gantry.api.result.ResultSchema;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import org.apache.arrow.vector.VectorSchemaRoot;

/**
 * A sound codec for the samples only: it knows their values by name, and guards them with a checksum:
 * {@code i32 magic, i32 length, i32 rows, i32 checksum, values}.
 */
final class StoredCodec {
    static final int MAGIC = 0x53544F52;
    static final int HEADER = 16;
    private static final String FORMAT = "STORED";
    private static final Map<String, SampleColumn> SAMPLES = SampleColumns.all().stream()
            .collect(Collectors.toMap(column -> column.column().name(), column -> column));

    private StoredCodec() {}

    static ResultCodec sound() {
        return of(Writer::new, Reader::new);
    }

    static ResultCodec of(Supplier<Writer> writers, Supplier<Reader> readers) {
        return new ResultCodec(
                (schema, maxBlockBytes) -> writers.get().open(schema, maxBlockBytes),
                (schema, limits) -> readers.get().open(schema, limits));
    }

    static class Writer implements ResultEncoder {
        ResultSchema schema;
        int maxBlockBytes;
        boolean closed;

        Writer open(ResultSchema ofResult, int bound) {
            schema = ofResult;
            maxBlockBytes = bound;
            return this;
        }

        @Override
        public ByteBuffer encode(VectorSchemaRoot batch, int firstRow, int rowCount) {
            requireOpen();
            requireRows(batch, firstRow, rowCount);
            byte[] block = block(firstRow, rowCount);
            if (block.length > maxBlockBytes) {
                throw new BlockTooLargeException(rowCount, maxBlockBytes);
            }
            return handOut(block);
        }

        void requireOpen() {
            if (closed) {
                throw new IllegalStateException("closed");
            }
        }

        void requireRows(VectorSchemaRoot batch, int firstRow, int rowCount) {
            Objects.checkFromIndexSize(firstRow, rowCount, batch.getRowCount());
        }

        ByteBuffer handOut(byte[] block) {
            return ByteBuffer.wrap(block);
        }

        Object value(Column column, int row) {
            return SAMPLES.get(column.name()).expected(row);
        }

        int magic() {
            return MAGIC;
        }

        private byte[] block(int firstRow, int rowCount) {
            var bytes = new ByteArrayOutputStream();
            try (var out = new DataOutputStream(bytes)) {
                for (int row = firstRow; row < firstRow + rowCount; row++) {
                    for (Column column : schema.columns()) {
                        StoredValues.write(value(column, row), out);
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            ByteBuffer block = ByteBuffer.allocate(HEADER + bytes.size());
            block.putInt(magic()).putInt(bytes.size()).putInt(rowCount);
            return block.putInt(checksum(bytes.toByteArray(), rowCount))
                    .put(bytes.toByteArray())
                    .array();
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    static class Reader implements ResultDecoder {
        ResultSchema schema;
        ReadLimits limits;
        boolean closed;

        Reader open(ResultSchema ofResult, ReadLimits bounds) {
            schema = ofResult;
            limits = bounds;
            return this;
        }

        @Override
        public DecodedBlock decode(ByteBuffer source, int rowCount) {
            requireOpen();
            ByteBuffer block = source.slice();
            requireBounds(block.limit(), rowCount);
            if (block.limit() < HEADER) {
                throw malformed(block.limit(), "cut off");
            }
            requireMagic(block.getInt(0));
            requireLength(block.limit() - HEADER, block.getInt(4));
            byte[] values = new byte[Math.min(block.getInt(4), block.limit() - HEADER)];
            block.get(HEADER, values);
            if (block.getInt(12) != checksum(values, block.getInt(8))) {
                throw damaged();
            }
            requireRows(rowCount, block.getInt(8));
            return rows(values, block.getInt(8));
        }

        void requireOpen() {
            if (closed) {
                throw new IllegalStateException("closed");
            }
        }

        void requireBounds(int blockBytes, int rowCount) {
            if (blockBytes > limits.maxBlockBytes() || rowCount < 0 || rowCount > limits.maxRows()) {
                throw malformed(0, "beyond its bounds");
            }
        }

        void requireMagic(int magic) {
            if (magic != MAGIC) {
                throw malformed(0, "no magic");
            }
        }

        void requireLength(int length, int declared) {
            if (length != declared) {
                throw malformed(4, "a length of " + declared + ", there are " + length);
            }
        }

        void requireRows(int expected, int declared) {
            if (expected != declared) {
                throw malformed(8, declared + " rows, not " + expected);
            }
        }

        RuntimeException damaged() {
            return malformed(12, "checksum");
        }

        MalformedBlockException malformed(long offset, String reason) {
            return new MalformedBlockException(FORMAT, offset, reason);
        }

        DecodedBlock rows(byte[] values, int rowCount) {
            List<List<Object>> rows = new ArrayList<>();
            try (var in = new DataInputStream(new ByteArrayInputStream(values))) {
                for (int row = 0; row < rowCount; row++) {
                    List<Object> cells = new ArrayList<>();
                    for (int column = 0; column < schema.size(); column++) {
                        cells.add(StoredValues.read(in));
                    }
                    rows.add(cells);
                }
            } catch (IOException e) {
                throw malformed(HEADER, "cut off");
            }
            return block(rows);
        }

        DecodedBlock block(List<List<Object>> rows) {
            return new StoredBlock(schema, rows);
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    static int checksum(byte[] values, int rowCount) {
        var checksum = new CRC32();
        checksum.update(values);
        checksum.update(rowCount);
        checksum.update(rowCount >> 8);
        return (int) checksum.getValue();
    }
}
