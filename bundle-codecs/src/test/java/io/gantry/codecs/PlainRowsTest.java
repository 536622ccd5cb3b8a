// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.api.result.ArrowTypes;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultDecoding;
import io.gantry.api.result.ResultEncoding;
import io.gantry.api.result.ResultSchema;
import io.gantry.codecs.arrow.ArrowResultDecoding;
import io.gantry.codecs.arrow.ArrowResultEncoding;
import io.gantry.codecs.json.JsonResultDecoding;
import io.gantry.codecs.json.JsonResultEncoding;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.BigIntVector;
import org.apache.arrow.vector.Float8Vector;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VarCharVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.ipc.ArrowStreamReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PlainRowsTest {
    private final RootAllocator allocator = new RootAllocator();
    private VectorSchemaRoot batch;
    private ResultSchema schema;

    @BeforeEach
    void makeFourRows() {
        var integers = new IntVector("i", allocator);
        var longs = new BigIntVector("l", allocator);
        var doubles = new Float8Vector("d", allocator);
        var texts = new VarCharVector("t", allocator);
        int[] is = {0, -1, Integer.MIN_VALUE};
        long[] ls = {10, Long.MAX_VALUE, Long.MIN_VALUE};
        double[] ds = {1.5, -1e300, Double.NaN};
        String[] ts = {"", "a\"\\\n\u0001", "żółw 🐢"};
        for (int row = 0; row < 3; row++) {
            integers.setSafe(row, is[row]);
            longs.setSafe(row, ls[row]);
            doubles.setSafe(row, ds[row]);
            texts.setSafe(row, ts[row].getBytes(StandardCharsets.UTF_8));
        }
        for (var vector : List.of(integers, longs, doubles, texts)) {
            vector.setValueCount(4);
        }
        batch = VectorSchemaRoot.of(integers, longs, doubles, texts);
        schema = ArrowTypes.resultSchema(batch.getSchema());
    }

    @AfterEach
    void close() {
        batch.close();
        allocator.close();
    }

    @Test
    void jsonHasALengthAndAnArrayPerRow() {
        try (var encoder = new JsonResultEncoding().openEncoder(schema, 1 << 20)) {
            ByteBuffer block = encoder.encode(batch, 1, 3);
            assertThat(rows(block))
                    .containsExactly(
                            "[-1,9223372036854775807,-1.0E300,\"a\\\"\\\\\\n\\u0001\"]",
                            "[-2147483648,-9223372036854775808,\"NaN\",\"żółw 🐢\"]",
                            "[null,null,null,null]");
        }
    }

    private static List<String> rows(ByteBuffer block) {
        var rows = new java.util.ArrayList<String>();
        while (block.hasRemaining()) {
            byte[] row = new byte[block.getInt()];
            block.get(row);
            rows.add(new String(row, StandardCharsets.UTF_8));
        }
        return rows;
    }

    @Test
    void arrowReadsWhatWeWrite() throws Exception {
        try (var encoder = new ArrowResultEncoding().openEncoder(schema, 1 << 20)) {
            ByteBuffer block = encoder.encode(batch, 1, 3);
            var in = new ByteArrayInputStream(block.array(), 0, block.remaining());
            try (var reader = new ArrowStreamReader(in, allocator)) {
                assertThat(reader.loadNextBatch()).isTrue();
                try (var expected = batch.slice(1, 3)) {
                    assertThat(reader.getVectorSchemaRoot().contentToTSVString())
                            .isEqualTo(expected.contentToTSVString());
                }
                assertThat(reader.loadNextBatch()).isFalse();
            }
        }
    }

    @Test
    void bothDecodersReadWhatTheirEncodersWrite() {
        check(new JsonResultEncoding(), new JsonResultDecoding());
        check(new ArrowResultEncoding(), new ArrowResultDecoding());
    }

    private void check(ResultEncoding encoding, ResultDecoding decoding) {
        try (var encoder = encoding.openEncoder(schema, 1 << 20);
                var decoder = decoding.openDecoder(schema, ReadLimits.DEFAULT)) {
            DecodedBlock rows = decoder.decode(encoder.encode(batch, 0, 4), 4);
            assertThat(values(rows, 0)).containsExactly(0, 10L, 1.5, "");
            assertThat(values(rows, 1)).containsExactly(-1, Long.MAX_VALUE, -1e300, "a\"\\\n\u0001");
            assertThat(values(rows, 2)).containsExactly(Integer.MIN_VALUE, Long.MIN_VALUE, Double.NaN, "żółw 🐢");
            assertThat(values(rows, 3)).containsOnlyNulls();
        }
    }

    private static List<Object> values(DecodedBlock rows, int row) {
        var values = new java.util.ArrayList<Object>();
        for (int column = 0; column < 4; column++) {
            values.add(rows.value(row, column));
        }
        return values;
    }
}
