// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.gzip;

import static io.gantry.compression.TestFrames.assertMalformed;
import static io.gantry.compression.TestFrames.hex;
import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.compression.TestFrames;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

class GzipFaultTest {
    private static final String HEADER = "1f8b 08 00 00000000 00 ff";
    /** The byte {@code *}, stored, with its checksum and length. */
    private static final String BODY = "01 0100 feff 2a 5b26b909 01000000";

    private final GzipCompression gzip = new GzipCompression();

    @Test
    void memberIsReadByTheJdk() throws IOException {
        byte[] frame = TestFrames.compress(gzip, TestFrames.BLOCK);
        try (var stream = new GZIPInputStream(new ByteArrayInputStream(frame))) {
            assertThat(stream.readAllBytes()).isEqualTo(TestFrames.BLOCK);
        }
        assertThat(Arrays.copyOf(frame, 10)).isEqualTo(hex(HEADER));
    }

    @Test
    void optionalFieldsAreSkipped() {
        byte[] content = {0x2a};
        assertThat(TestFrames.decompress(gzip, hex(HEADER + BODY), 1)).isEqualTo(content);
        assertThat(TestFrames.decompress(gzip, hex(header(0x04) + "0300 010203" + BODY), 1))
                .isEqualTo(content);
        assertThat(TestFrames.decompress(gzip, hex(header(0x08) + "6e616d65 00" + BODY), 1))
                .isEqualTo(content);
        assertThat(TestFrames.decompress(gzip, hex(header(0x11) + "74657874 00" + BODY), 1))
                .isEqualTo(content);
        assertThat(TestFrames.decompress(gzip, hex(withHeaderChecksum(header(0x1e) + "0100 01 6e00 7400") + BODY), 1))
                .isEqualTo(content);
    }

    @Test
    void headerChecksumDiffers() {
        String checked = withHeaderChecksum(header(0x02));
        String wrong = checked.substring(0, checked.length() - 4) + "1234";
        assertMalformed(gzip, hex(wrong + BODY), 10, "header checksum 3412 is not " + bytesSwapped(checked));
    }

    @Test
    void headerIsCutOff() {
        assertMalformed(gzip, hex("1f8b08"), 3, "cut off in the header, which goes on for 10 bytes or more");
        assertMalformed(
                gzip,
                hex(header(0x04) + "ffff 01"),
                13,
                "cut off in the header, which goes on for 65535 bytes or more");
        assertMalformed(
                gzip, hex(header(0x08) + "6e61"), 12, "cut off in the header, which goes on for 1 bytes or more");
    }

    @Test
    void headerIsAnother() {
        assertMalformed(gzip, hex("504b 03 04 00000000 00 ff"), 0, "magic number 4b50 is not 8b1f");
        assertMalformed(gzip, hex("1f8b 07 00 00000000 00 ff"), 2, "compression method 7 is not 8");
        assertMalformed(gzip, hex(header(0x20)), 3, "reserved flags are set: 20");
    }

    @Test
    void dataIsCutOff() {
        assertMalformed(gzip, hex(HEADER + "01 0100 fe"), 14, "cut off within the deflate stream");
    }

    @Test
    void trailerIsCutOff() {
        assertMalformed(
                gzip, hex(HEADER + "01 0100 feff 2a 5b26b909 0100"), 22, "cut off in the trailer, which has 8 bytes");
    }

    @Test
    void checksumDiffers() {
        assertMalformed(
                gzip, hex(HEADER + "01 0100 feff 2b 5b26b909 01000000"), 16, "checksum 9b9265b is not 7ebe16cd");
    }

    @Test
    void lengthDiffers() {
        assertMalformed(
                gzip,
                hex(HEADER + "01 0100 feff 2a 5b26b909 010000ff"),
                20,
                "length 4278190081 is not that of the content, which is 1");
    }

    @Test
    void secondMemberIsRefused() {
        assertMalformed(gzip, hex(HEADER + BODY + HEADER + BODY), 24, "24 bytes behind the end of the member");
    }

    private static String header(int flags) {
        return String.format("1f8b 08 %02x 00000000 00 ff", flags);
    }

    private static String withHeaderChecksum(String header) {
        var crc = new CRC32();
        crc.update(hex(header));
        byte[] checksum = ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt((int) crc.getValue())
                .array();
        return header + String.format("%02x%02x", checksum[0], checksum[1]);
    }

    private static String bytesSwapped(String header) {
        String checksum = header.substring(header.length() - 4);
        return checksum.substring(2).concat(checksum.substring(0, 2)).replaceFirst("^0+", "");
    }
}
