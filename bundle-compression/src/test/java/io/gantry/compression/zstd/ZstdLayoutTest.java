// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.zstd;

import static io.gantry.compression.TestFrames.assertMalformed;
import static io.gantry.compression.TestFrames.hex;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import io.gantry.compression.TestFrames;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ZstdLayoutTest {
    /** One raw block with the byte {@code x}, from the zstd tool. */
    private static final String ONE_BYTE = "28b52ffd 04 58 090000 78 23110483";

    private final ZstdCompression zstd = new ZstdCompression();

    @Test
    void frameIsWrittenAtLevelThreeWithLengthAndChecksum() {
        byte[] block = "0123456789".repeat(5_000).getBytes();
        byte[] frame = TestFrames.compress(zstd, block);

        assertThat(Arrays.copyOf(frame, 4)).isEqualTo(hex("0000c350"));
        byte[] expected = new byte[1_000];
        int length = (int) Zstd.compressByteArray(expected, 0, expected.length, block, 0, block.length, 3, true);
        assertThat(Arrays.copyOfRange(frame, 4, frame.length)).isEqualTo(Arrays.copyOf(expected, length));
    }

    @Test
    void magicNumberIsAnother() {
        assertMalformed(
                zstd,
                hex("00000001 27b52ffd 04 58 090000 78 23110483"),
                4,
                "magic number fd2fb527 is not that of a frame");
    }

    @Test
    void skippableFrameIsRejected() {
        assertMalformed(zstd, hex("00000000 502a4d18 00000000"), 4, "magic number 184d2a50 is not that of a frame");
    }

    @Test
    void secondFrameIsRejected() {
        assertMalformed(
                zstd,
                hex("00000001" + ONE_BYTE + "28b52ffd240001000099e9d851"),
                18,
                "13 bytes behind the end of the frame");
    }

    @Test
    void headerIsCutOff() {
        assertMalformed(zstd, hex("00000001 28b52f"), 7, "cut off in a magic number of 4 bytes at offset 4");
        assertMalformed(zstd, hex("00000001 28b52ffd"), 8, "cut off in a frame header of 1 bytes at offset 8");
        assertMalformed(
                zstd, hex("00000001 28b52ffd c4 58 0000"), 12, "cut off in a frame header of 8 bytes at offset 10");
    }

    @Test
    void blockIsCutOff() {
        assertMalformed(
                zstd, hex("00000001 28b52ffd 04 58 0900"), 12, "cut off in a block header of 3 bytes at offset 10");
        assertMalformed(
                zstd, hex("00000001 28b52ffd 04 58 110000 78"), 14, "cut off in a block of 2 bytes at offset 13");
    }

    @Test
    void checksumIsCutOff() {
        assertMalformed(
                zstd,
                hex("00000001 28b52ffd 04 58 090000 78 2311"),
                16,
                "cut off in a checksum of 4 bytes at offset 14");
    }

    @Test
    void checksumDiffers() {
        assertMalformed(
                zstd,
                hex("00000001 28b52ffd 04 58 090000 79 23110483"),
                14,
                "zstd says: Restored data doesn't match checksum");
    }

    @Test
    void contentSizeIsNotTheDeclaredLength() {
        assertMalformed(
                zstd, hex("00000001 28b52ffd 24 02 11000078 79 00000000"), 9, "content size 2 is not the declared 1");
        assertMalformed(
                zstd,
                hex("00000001 28b52ffd e4 ffffffffffffffff 090000 78 23110483"),
                9,
                "content size 18446744073709551615 is not the declared 1");
    }

    @Test
    void contentIsShorterThanDeclared() {
        assertMalformed(
                zstd, hex("00000002" + ONE_BYTE), 0, "declared length 2 is not that of the content, which is 1");
    }

    @Test
    void contentIsLongerThanDeclared() {
        assertMalformed(zstd, hex("00000000" + ONE_BYTE), 10, "content exceeds the declared length of 0 bytes");
    }

    @Test
    void blockIsDamaged() {
        assertMalformed(
                zstd, hex("00000001 28b52ffd 04 58 0f0000 78 23110483"), 10, "zstd says: Data corruption detected");
    }
}
