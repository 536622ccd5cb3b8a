// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import java.nio.charset.StandardCharsets;

/** How DuckDB's infinite dates and timestamps are written. */
final class Infinity {
    private static final byte[] POSITIVE = "infinity".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] NEGATIVE = "-infinity".getBytes(StandardCharsets.US_ASCII);

    private Infinity() {}

    static void write(boolean positive, BlockBuffer out) {
        out.put(positive ? POSITIVE : NEGATIVE);
    }
}
