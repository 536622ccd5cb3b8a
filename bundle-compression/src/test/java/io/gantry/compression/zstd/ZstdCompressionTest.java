// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.zstd;

import io.gantry.api.compression.Compression;
import io.gantry.compression.PinotCompression;
import io.gantry.compression.TestFrames;
import io.gantry.testkit.junit.CompressionContract;
import io.gantry.testkit.rules.compression.GoldenFrame;
import io.gantry.testkit.rules.compression.ReferenceCompression;
import java.util.List;

class ZstdCompressionTest extends CompressionContract {
    @Override
    protected Compression compression() {
        return new ZstdCompression();
    }

    @Override
    protected List<ReferenceCompression> references() {
        return List.of(new PinotCompression("ZSTD"));
    }

    @Override
    protected List<GoldenFrame> goldenFrames() {
        return List.of(
                GoldenFrame.ofHex("empty", "00000000 28b52ffd240001000099e9d851", new byte[0]),
                GoldenFrame.ofHex(
                        "frame of the zstd tool",
                        "00000048 28b52ffd24486d0100640267616e747279203a207468652073616d6520776f726420616761696e20616e6420616761696e0100728a11e5ca325f",
                        TestFrames.BLOCK),
                GoldenFrame.ofHex(
                        "without checksum",
                        "00000048 28b52ffd20486d0100640267616e747279203a207468652073616d6520776f726420616761696e20616e6420616761696e0100728a11",
                        TestFrames.BLOCK),
                GoldenFrame.ofHex(
                        "of unknown content size", "00000001 28b52ffd04580900007823110483", new byte[] {(byte) 0x78}),
                GoldenFrame.ofHex(
                        "of several blocks",
                        "000493e0 28b52ffd04585400001000000100fbff39c00202001000039f04002d28de26",
                        new byte[300_000]));
    }
}
