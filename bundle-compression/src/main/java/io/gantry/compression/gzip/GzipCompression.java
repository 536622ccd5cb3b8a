// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.gzip;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.contribution.Contribution;
import org.osgi.service.component.annotations.Component;

/** A gzip member. */
@Component(service = Compression.class)
@Contribution(name = GzipCompression.NAME)
public final class GzipCompression implements Compression {
    static final String NAME = "GZIP";

    /** For the service registry and for ServiceLoader. */
    public GzipCompression() {}

    @Override
    public Compressor openCompressor() {
        return new GzipCompressor();
    }

    @Override
    public Decompressor openDecompressor() {
        return new GzipDecompressor(NAME);
    }
}
