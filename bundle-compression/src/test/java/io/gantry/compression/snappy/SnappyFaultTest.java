// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.snappy;

import static io.gantry.compression.TestFrames.assertMalformed;
import static io.gantry.compression.TestFrames.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.compression.TestFrames;
import org.junit.jupiter.api.Test;
import org.xerial.snappy.Snappy;

class SnappyFaultTest {
    private final SnappyCompression snappy = new SnappyCompression();

    @Test
    void promisedMaximumIsTheLibrarys() {
        try (var compressor = snappy.openCompressor()) {
            for (int length : new int[] {0, 1, 5, 6, 1_000_003}) {
                assertThat(compressor.maxCompressedLength(length)).isEqualTo(Snappy.maxCompressedLength(length));
            }
        }
    }

    @Test
    void lengthIsCutOff() {
        assertMalformed(snappy, hex(""), 0, "cut off in the length");
        assertMalformed(snappy, hex("ff80"), 2, "cut off in the length");
    }

    @Test
    void lengthIsTooLong() {
        assertMalformed(snappy, hex("8080808080 01"), 5, "length of more than 5 bytes");
    }

    @Test
    void lengthCannotBe() {
        assertMalformed(snappy, hex("ffffffff0f 00"), 0, "length 4294967295 exceeds 2147483647");
    }

    @Test
    void lengthExceedsTheRoom() {
        assertThatThrownBy(() -> TestFrames.decompress(snappy, hex("ffffffff07 00"), 10))
                .isInstanceOf(BufferTooSmallException.class)
                .hasMessage("target has 10 bytes left, 2147483647 are needed");
    }

    @Test
    void literalsAreCutOff() {
        assertMalformed(snappy, hex("05 10 61626364"), 6, "cut off: 5 literals from offset 2");
    }

    @Test
    void elementIsCutOff() {
        assertMalformed(snappy, hex("0a 00 61 26 01"), 5, "cut off in the element at offset 3");
        assertMalformed(snappy, hex("ff01 f4 0f"), 4, "cut off in the element at offset 2");
    }

    @Test
    void contentIsShorterThanDeclared() {
        assertMalformed(snappy, hex("03 04 6162"), 4, "cut off after 2 of 3 bytes of content");
    }

    @Test
    void contentIsLongerThanDeclared() {
        assertMalformed(snappy, hex("01 04 6162"), 1, "content of at least 2 bytes exceeds the declared 1");
    }

    @Test
    void copyReachesBehindTheStart() {
        assertMalformed(snappy, hex("05 00 61 01 02"), 3, "copy from distance 2 after 1 bytes of content");
        assertMalformed(snappy, hex("05 00 61 0e 0000"), 3, "copy from distance 0 after 1 bytes of content");
        assertMalformed(
                snappy, hex("05 00 61 0f ffffffff"), 3, "copy from distance 4294967295 after 1 bytes of content");
    }
}
