// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.snappy;

import io.gantry.api.compression.Compression;
import io.gantry.compression.PinotCompression;
import io.gantry.compression.TestFrames;
import io.gantry.testkit.junit.CompressionContract;
import io.gantry.testkit.rules.compression.GoldenFrame;
import io.gantry.testkit.rules.compression.ReferenceCompression;
import java.util.List;

class SnappyCompressionTest extends CompressionContract {
    @Override
    protected Compression compression() {
        return new SnappyCompression();
    }

    @Override
    protected List<ReferenceCompression> references() {
        return List.of(new PinotCompression("SNAPPY"));
    }

    @Override
    protected List<GoldenFrame> goldenFrames() {
        return List.of(
                GoldenFrame.ofHex("empty", "00", new byte[0]),
                GoldenFrame.ofHex(
                        "literals and a copy, by hand",
                        "48 18 67616e74727920 86 0700 78 3a207468652073616d6520776f726420616761696e20616e6420616761696e",
                        TestFrames.BLOCK));
    }
}
