// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.lz4;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.contribution.Contribution;
import org.osgi.service.component.annotations.Component;

/** LZ4 that searches longer for less; read as fast as the other. */
@Component(service = Compression.class)
@Contribution(name = Lz4HighCompression.NAME)
public final class Lz4HighCompression implements Compression {
    static final String NAME = "LZ4_HIGH";

    /** For the service registry and for ServiceLoader. */
    public Lz4HighCompression() {}

    @Override
    public Compressor openCompressor() {
        return Lz4Compressor.high();
    }

    @Override
    public Decompressor openDecompressor() {
        return new Lz4Decompressor(NAME);
    }
}
