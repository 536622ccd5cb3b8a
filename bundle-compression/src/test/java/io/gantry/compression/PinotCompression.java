// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression;

import io.gantry.testkit.rules.compression.ReferenceCompression;
import org.apache.pinot.common.compression.CompressionFactory;
import org.apache.pinot.common.compression.Compressor;

/** The peer's compressor of a name, as its server and clients use it. */
public final class PinotCompression implements ReferenceCompression {
    private final Compressor peer;
    private final String name;

    public PinotCompression(String name) {
        this.name = name;
        try {
            this.peer = CompressionFactory.getCompressor(name);
        } catch (Exception e) {
            throw new IllegalArgumentException(name, e);
        }
    }

    @Override
    public String name() {
        return "Pinot's " + name;
    }

    @Override
    public byte[] compress(byte[] block) throws Exception {
        return peer.compress(block);
    }

    @Override
    public byte[] decompress(byte[] frame, int blockBytes) throws Exception {
        return peer.decompress(frame);
    }
}
