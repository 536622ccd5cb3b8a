// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.none;

import io.gantry.api.compression.Compression;
import io.gantry.compression.PinotCompression;
import io.gantry.testkit.junit.CompressionContract;
import io.gantry.testkit.rules.compression.GoldenFrame;
import io.gantry.testkit.rules.compression.ReferenceCompression;
import java.util.List;

class NoneCompressionTest extends CompressionContract {
    @Override
    protected Compression compression() {
        return new NoneCompression();
    }

    @Override
    protected List<ReferenceCompression> references() {
        return List.of(new PinotCompression("NONE"));
    }

    @Override
    protected List<GoldenFrame> goldenFrames() {
        return List.of(
                GoldenFrame.ofHex("empty", "", new byte[0]), GoldenFrame.ofHex("a byte", "2a", new byte[] {0x2a}));
    }
}
