// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.snappy;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.contribution.Contribution;
import org.osgi.service.component.annotations.Component;

/** A Snappy block. */
@Component(service = Compression.class)
@Contribution(name = SnappyCompression.NAME)
public final class SnappyCompression implements Compression {
    static final String NAME = "SNAPPY";

    /** For the service registry and for ServiceLoader. */
    public SnappyCompression() {}

    @Override
    public Compressor openCompressor() {
        return new SnappyCompressor();
    }

    @Override
    public Decompressor openDecompressor() {
        return new SnappyDecompressor(NAME);
    }
}
