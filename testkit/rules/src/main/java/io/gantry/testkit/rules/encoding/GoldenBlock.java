// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/**
 * A block as an encoding has to write it, byte by byte.
 *
 * @param name what is special about it
 * @param columns of the batch
 * @param rows of the batch
 * @param block its bytes; not copied
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody
public record GoldenBlock(String name, List<SampleColumn> columns, int rows, byte[] block) {
    // Checks that nothing is missing.
    public GoldenBlock {
        Objects.requireNonNull(name, "name");
        columns = List.copyOf(columns);
        Objects.requireNonNull(block, "block");
    }

    /**
     * A block as it stands in a test.
     *
     * @param name what is special about it
     * @param columns of the batch
     * @param rows of the batch
     * @param blockHex its bytes in hex; white space is skipped
     * @return the block
     */
    public static GoldenBlock ofHex(String name, List<SampleColumn> columns, int rows, String blockHex) {
        return new GoldenBlock(name, columns, rows, HexFormat.of().parseHex(blockHex.replaceAll("\\s", "")));
    }
}
