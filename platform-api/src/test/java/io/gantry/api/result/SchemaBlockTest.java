// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SchemaBlockTest {
    private static final ResultSchema SCHEMA =
            new ResultSchema(List.of(new Column("a", ColumnType.INT), new Column("ü", ColumnType.STRING_ARRAY)));
    private static final String GOLDEN = "00000002" + "00000001" + "61" + "00000002" + "c3bc" + "00000003" + "494e54"
            + "0000000c" + "535452494e475f4152524159";

    @Test
    void writesTheBytesOfTheWirePage() {
        assertThat(HexFormat.of().formatHex(SchemaBlock.write(SCHEMA))).isEqualTo(GOLDEN);
    }

    @Test
    void readsWhatItWritesAndLeavesTheBufferAlone() {
        ByteBuffer block = ByteBuffer.wrap(HexFormat.of().parseHex("ff" + GOLDEN + "ff"));
        block.position(1).limit(block.capacity() - 1);
        assertThat(SchemaBlock.read(block, ReadLimits.DEFAULT)).isEqualTo(SCHEMA);
        assertThat(block.position()).isEqualTo(1);
    }

    @Test
    void rejectsEveryTruncation() {
        byte[] whole = SchemaBlock.write(SCHEMA);
        for (int length = 0; length < whole.length; length++) {
            ByteBuffer cut = ByteBuffer.wrap(Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> SchemaBlock.read(cut, ReadLimits.DEFAULT))
                    .isInstanceOf(MalformedBlockException.class)
                    .hasMessageStartingWith("malformed schema at offset ");
        }
    }

    @Test
    void rejectsMutationsWithTheDocumentedExceptionOnly() {
        var random = new Random(1);
        byte[] whole = SchemaBlock.write(SCHEMA);
        for (int i = 0; i < 100_000; i++) {
            byte[] mutated = whole.clone();
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                mutated[random.nextInt(mutated.length)] = (byte) random.nextInt();
            }
            try {
                SchemaBlock.read(ByteBuffer.wrap(mutated), ReadLimits.DEFAULT);
            } catch (MalformedBlockException documented) {
                assertThat(documented.format()).isEqualTo("schema");
            }
        }
    }

    @Test
    void boundsCountsAndLengthsBeforeBelievingThem() {
        var limits = new ReadLimits(1000, 1000, 1, 1);
        assertThatThrownBy(() -> SchemaBlock.read(ByteBuffer.wrap(SchemaBlock.write(SCHEMA)), limits))
                .hasMessage("malformed schema at offset 0: column count 2 is not in 1 to 1");
        byte[] huge = HexFormat.of().parseHex("00000001" + "7fffffff");
        assertThatThrownBy(() -> SchemaBlock.read(ByteBuffer.wrap(huge), limits))
                .hasMessage("malformed schema at offset 4: text length 2147483647 is not in 0 to 1");
    }

    @Test
    void namesAnUnknownType() {
        byte[] block = SchemaBlock.write(new ResultSchema(List.of(new Column("a", ColumnType.INT))));
        block[block.length - 1] = 'X';
        assertThatThrownBy(() -> SchemaBlock.read(ByteBuffer.wrap(block), ReadLimits.DEFAULT))
                .hasMessage("malformed schema at offset 9: column 'a' has the unknown type 'INX'");
    }
}
