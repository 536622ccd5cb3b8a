// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.MalformedFrameException;
import io.gantry.api.contribution.Contribution;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;

/** What the tests of the formats do with frames. */
public final class TestFrames {
    /** The content of the golden frames: literals, then matches, then literals. */
    public static final byte[] BLOCK = "gantry gantry gantry gantry gantry gantry: the same word again and again"
            .getBytes(StandardCharsets.US_ASCII);

    private static final int ROOM = 1 << 16;

    private TestFrames() {}

    public static byte[] compress(Compression compression, byte[] block) {
        try (var compressor = compression.openCompressor()) {
            ByteBuffer target = ByteBuffer.allocate(compressor.maxCompressedLength(block.length));
            compressor.compress(ByteBuffer.wrap(block), target);
            return Arrays.copyOf(target.array(), target.position());
        }
    }

    public static byte[] decompress(Compression compression, byte[] frame, int room) {
        try (var decompressor = compression.openDecompressor()) {
            ByteBuffer target = ByteBuffer.allocate(room);
            decompressor.decompress(ByteBuffer.wrap(frame), target);
            return Arrays.copyOf(target.array(), target.position());
        }
    }

    /** Bytes written in hex; blanks are skipped. */
    public static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replaceAll("\\s", ""));
    }

    /** Demands that a frame is rejected at an offset, for a reason. */
    public static void assertMalformed(Compression compression, byte[] frame, long offset, String reason) {
        assertThatThrownBy(() -> decompress(compression, frame, ROOM))
                .isInstanceOfSatisfying(MalformedFrameException.class, malformed -> {
                    assertThat(malformed.reason()).isEqualTo(reason);
                    assertThat(malformed.offset()).isEqualTo(offset);
                    assertThat(malformed.format())
                            .isEqualTo(compression
                                    .getClass()
                                    .getAnnotation(Contribution.class)
                                    .name());
                });
    }
}
