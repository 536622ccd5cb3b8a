// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.lz4;

import io.gantry.api.compression.Compression;
import io.gantry.compression.PinotCompression;
import io.gantry.compression.TestFrames;
import io.gantry.testkit.junit.CompressionContract;
import io.gantry.testkit.rules.compression.GoldenFrame;
import io.gantry.testkit.rules.compression.ReferenceCompression;
import java.util.List;

class Lz4HighCompressionTest extends CompressionContract {
    @Override
    protected Compression compression() {
        return new Lz4HighCompression();
    }

    @Override
    protected List<ReferenceCompression> references() {
        return List.of(new PinotCompression("LZ4_HIGH"));
    }

    @Override
    protected List<GoldenFrame> goldenFrames() {
        return List.of(
                GoldenFrame.ofHex("empty", "00000000 00", new byte[0]),
                GoldenFrame.ofHex(
                        "block of the lz4 tool",
                        "00000048 7f67616e7472792007000ff0103a207468652073616d6520776f726420616761696e20616e6420616761696e",
                        TestFrames.BLOCK));
    }
}
