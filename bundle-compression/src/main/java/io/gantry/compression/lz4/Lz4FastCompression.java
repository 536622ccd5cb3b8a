// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.lz4;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.contribution.Contribution;
import org.osgi.service.component.annotations.Component;

/** LZ4 as fast as it goes. */
@Component(service = Compression.class)
@Contribution(name = Lz4FastCompression.NAME, aliases = "LZ4")
public final class Lz4FastCompression implements Compression {
    static final String NAME = "LZ4_FAST";

    /** For the service registry and for ServiceLoader. */
    public Lz4FastCompression() {}

    @Override
    public Compressor openCompressor() {
        return Lz4Compressor.fast();
    }

    @Override
    public Decompressor openDecompressor() {
        return new Lz4Decompressor(NAME);
    }
}
