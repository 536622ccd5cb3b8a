// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.zstd;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.contribution.Contribution;
import org.osgi.service.component.annotations.Component;

/** Zstandard: what clients ask for unless they say otherwise. */
@Component(service = Compression.class)
@Contribution(name = ZstdCompression.NAME, aliases = "ZSTANDARD")
public final class ZstdCompression implements Compression {
    static final String NAME = "ZSTD";

    /** For the service registry and for ServiceLoader. */
    public ZstdCompression() {}

    @Override
    public Compressor openCompressor() {
        return new ZstdCompressor();
    }

    @Override
    public Decompressor openDecompressor() {
        return new ZstdDecompressor(NAME);
    }
}
