// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression.lz4;

import java.lang.System.Logger.Level;
import net.jpountz.lz4.LZ4Factory;

/**
 * LZ4 in native code where that loads, else in Java. {@code LZ4Factory.fastestInstance()} is no help: it takes native
 * code only from the system's class loader, so never in OSGi.
 */
final class Lz4Library {
    private static final System.Logger LOG = System.getLogger(Lz4Library.class.getName());

    /** Makes compressors and the safe decompressor. */
    static final LZ4Factory FACTORY;

    /** Whether the factory has compressors that keep their state in native memory. */
    static final boolean NATIVE;

    static {
        LZ4Factory nativeFactory = null;
        try {
            nativeFactory = LZ4Factory.nativeInstance();
        } catch (RuntimeException | LinkageError | AssertionError e) {
            LOG.log(Level.WARNING, "LZ4 runs in Java, which is slower: its native library does not load ({0})", e);
        }
        NATIVE = nativeFactory != null;
        FACTORY = nativeFactory != null ? nativeFactory : LZ4Factory.safeInstance();
    }

    private Lz4Library() {}
}
