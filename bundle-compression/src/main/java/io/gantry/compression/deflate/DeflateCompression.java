// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.deflate;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.contribution.Contribution;
import org.osgi.service.component.annotations.Component;

/** A bare zlib stream. */
@Component(service = Compression.class)
@Contribution(name = DeflateCompression.NAME)
public final class DeflateCompression implements Compression {
    static final String NAME = "DEFLATE";

    /** For the service registry and for ServiceLoader. */
    public DeflateCompression() {}

    @Override
    public Compressor openCompressor() {
        return new DeflateCompressor();
    }

    @Override
    public Decompressor openDecompressor() {
        return new DeflateDecompressor(NAME);
    }
}
