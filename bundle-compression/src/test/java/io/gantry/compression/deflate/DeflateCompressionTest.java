// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.deflate;

import io.gantry.api.compression.Compression;
import io.gantry.compression.PinotCompression;
import io.gantry.compression.TestFrames;
import io.gantry.testkit.junit.CompressionContract;
import io.gantry.testkit.rules.compression.GoldenFrame;
import io.gantry.testkit.rules.compression.ReferenceCompression;
import java.util.List;

class DeflateCompressionTest extends CompressionContract {
    @Override
    protected Compression compression() {
        return new DeflateCompression();
    }

    @Override
    protected List<ReferenceCompression> references() {
        return List.of(new PinotCompression("DEFLATE"));
    }

    @Override
    protected List<GoldenFrame> goldenFrames() {
        return List.of(
                GoldenFrame.ofHex("empty, of zlib", "789c030000000001", new byte[0]),
                GoldenFrame.ofHex(
                        "of zlib",
                        "789c4b4fcc2b29aa5448274859299464a42a1427e6a62a94e717a52824a62766e62924e6415900ecff1aef",
                        TestFrames.BLOCK),
                GoldenFrame.ofHex("stored, of zlib at level 0", "7801 01 0100 feff 2a 002b002b", new byte[] {0x2a}));
    }
}
