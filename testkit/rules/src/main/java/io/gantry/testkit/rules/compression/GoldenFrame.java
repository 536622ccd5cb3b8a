// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import java.util.HexFormat;
import java.util.Objects;

/**
 * A frame that was written once, by this or another implementation, and has to stay readable.
 *
 * @param name what is special about it and who wrote it
 * @param frame its bytes; not copied
 * @param block what it contains; not copied
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody, and copying 16 MiB helps nobody
public record GoldenFrame(String name, byte[] frame, byte[] block) {
    // Checks that nothing is missing.
    public GoldenFrame {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(frame, "frame");
        Objects.requireNonNull(block, "block");
    }

    /**
     * A frame as it stands in a test.
     *
     * @param name what is special about it and who wrote it
     * @param frameHex its bytes in hex; blanks are skipped
     * @param block what it contains; not copied
     * @return the frame
     */
    public static GoldenFrame ofHex(String name, String frameHex, byte[] block) {
        return new GoldenFrame(name, HexFormat.of().parseHex(frameHex.replaceAll("\\s", "")), block);
    }
}
