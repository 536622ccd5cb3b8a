// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.none;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.contribution.Contribution;
import org.osgi.service.component.annotations.Component;

/** The block as it is. */
@Component(service = Compression.class)
@Contribution(name = NoneCompression.NAME, aliases = "PASS_THROUGH")
public final class NoneCompression implements Compression {
    static final String NAME = "NONE";

    /** For the service registry and for ServiceLoader. */
    public NoneCompression() {}

    @Override
    public Compressor openCompressor() {
        return new NoneCompressor();
    }

    @Override
    public Decompressor openDecompressor() {
        return new NoneDecompressor(NAME);
    }
}
