// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.deflate;

import static io.gantry.compression.TestFrames.BLOCK;
import static io.gantry.compression.TestFrames.assertMalformed;
import static io.gantry.compression.TestFrames.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.compression.Decompressor;
import io.gantry.compression.TestFrames;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class DeflateFaultTest {
    /** The byte {@code *}, stored. */
    private static final String ONE_BYTE = "7801 01 0100 feff 2a 002b002b";

    private final DeflateCompression deflate = new DeflateCompression();

    @Test
    void nothingIsThere() {
        assertMalformed(deflate, hex(""), 0, "cut off within the deflate stream");
    }

    @Test
    void streamIsCutOff() {
        assertMalformed(deflate, hex("7801 01 0100 feff 2a 002b00"), 11, "cut off within the deflate stream");
    }

    @Test
    void streamIsCutOffWhenTheTargetIsFull() {
        assertThatThrownBy(() -> TestFrames.decompress(deflate, hex("7801 01 0100 feff 2a"), 1))
                .hasMessage("malformed DEFLATE at offset 8: cut off within the deflate stream");
    }

    @Test
    void bytesFollow() {
        assertMalformed(deflate, hex(ONE_BYTE + "0102"), 12, "2 bytes behind the end of the stream");
    }

    @Test
    void headerIsAnother() {
        assertMalformed(deflate, hex("7802"), 2, "inflater says: incorrect header check");
    }

    @Test
    void dictionaryIsNeeded() {
        assertMalformed(
                deflate, hex("7820 00000001 0300"), 6, "a preset dictionary is needed, which the protocol has not");
    }

    @Test
    void blockThatJustFitsIsRead() {
        byte[] frame = TestFrames.compress(deflate, BLOCK);
        assertThat(TestFrames.decompress(deflate, frame, BLOCK.length)).isEqualTo(BLOCK);
    }

    @Test
    void blockThatDoesNotFitIsRefused() {
        byte[] frame = TestFrames.compress(deflate, BLOCK);
        assertThatThrownBy(() -> TestFrames.decompress(deflate, frame, BLOCK.length - 1))
                .isInstanceOf(BufferTooSmallException.class)
                .hasMessage("target has 71 bytes left, the block needs more");
    }

    @Test
    void lengthIsNotDeclared() {
        try (var decompressor = deflate.openDecompressor()) {
            assertThat(decompressor.declaredLength(ByteBuffer.wrap(hex(ONE_BYTE))))
                    .isEqualTo(Decompressor.UNDECLARED);
        }
    }
}
