// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.gzip;

import io.gantry.api.compression.Compression;
import io.gantry.compression.PinotCompression;
import io.gantry.compression.TestFrames;
import io.gantry.testkit.junit.CompressionContract;
import io.gantry.testkit.rules.compression.GoldenFrame;
import io.gantry.testkit.rules.compression.ReferenceCompression;
import java.util.List;

class GzipCompressionTest extends CompressionContract {
    @Override
    protected Compression compression() {
        return new GzipCompression();
    }

    @Override
    protected List<ReferenceCompression> references() {
        return List.of(new PinotCompression("GZIP"));
    }

    @Override
    protected List<GoldenFrame> goldenFrames() {
        return List.of(
                GoldenFrame.ofHex(
                        "empty, of GZIPOutputStream", "1f8b08000000000000ff 0300 00000000 00000000", new byte[0]),
                GoldenFrame.ofHex(
                        "of gzip -n",
                        "1f8b08000000000000034b4fcc2b29aa5448274859299464a42a1427e6a62a94e717a52824a62766e62924e64159004fce267b48000000",
                        TestFrames.BLOCK),
                GoldenFrame.ofHex(
                        "of gzip, with name and time",
                        "1f8b0808b8690e6b000362004b4fcc2b29aa5448274859299464a42a1427e6a62a94e717a52824a62766e62924e64159004fce267b48000000",
                        TestFrames.BLOCK));
    }
}
