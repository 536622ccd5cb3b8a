// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.lz4;

import static io.gantry.compression.TestFrames.assertMalformed;
import static io.gantry.compression.TestFrames.hex;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.compression.TestFrames;
import org.junit.jupiter.api.Test;

class Lz4FaultTest {
    private final Lz4FastCompression lz4 = new Lz4FastCompression();

    @Test
    void lengthIsCutOff() {
        assertMalformed(lz4, hex("000000"), 3, "cut off in the length, which has 4 bytes");
    }

    @Test
    void lengthIsNegative() {
        assertMalformed(lz4, hex("ffffffff 00"), 0, "length 4294967295 exceeds 2147483647");
    }

    @Test
    void lengthExceedsTheRoom() {
        assertThatThrownBy(() -> TestFrames.decompress(lz4, hex("7fffffff 00"), 10))
                .isInstanceOf(BufferTooSmallException.class)
                .hasMessage("target has 10 bytes left, 2147483647 are needed");
    }

    @Test
    void blockIsMissing() {
        assertMalformed(lz4, hex("00000000"), 4, "cut off after 0 of 0 bytes of content");
    }

    @Test
    void literalsAreCutOff() {
        assertMalformed(lz4, hex("00000005 50 61626364"), 9, "cut off: 5 literals from offset 5");
    }

    @Test
    void distanceIsCutOff() {
        assertMalformed(lz4, hex("00000030 1f 61 01"), 7, "cut off after 1 of 48 bytes of content");
    }

    @Test
    void matchReachesBehindTheStart() {
        assertMalformed(
                lz4,
                hex("00000020 10 61 0200 a0 30313233343536373839"),
                6,
                "match at distance 2 after 1 bytes of content");
    }

    @Test
    void contentIsShorterThanDeclared() {
        assertMalformed(lz4, hex("00000006 50 6162636465"), 10, "cut off after 5 of 6 bytes of content");
    }

    @Test
    void contentIsLongerThanDeclared() {
        assertMalformed(lz4, hex("00000004 50 6162636465"), 4, "content of at least 5 bytes exceeds the declared 4");
    }

    @Test
    void matchRunsBeyondTheDeclaredLength() {
        assertMalformed(
                lz4,
                hex("00000010 1f 61 0100 ffffffff00 50 3031323334"),
                4,
                "content of at least 1040 bytes exceeds the declared 16");
    }
}
