// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.compression.Compression;
import io.gantry.api.compression.MalformedFrameException;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What the rules do with frames. Each call opens its own worker and gives more room than was promised to suffice, so
 * that a fault shows under the number of the rule that is about it and not under all.
 */
final class Frames {
    /** Room beyond what suffices, in bytes. */
    static final int SLACK = 64;

    private Frames() {}

    /** The frame of a block. */
    static byte[] compress(Compression compression, byte[] block) {
        try (var compressor = compression.openCompressor()) {
            ByteBuffer target = ByteBuffer.allocate(compressor.maxCompressedLength(block.length) + SLACK);
            compressor.compress(ByteBuffer.wrap(block), target);
            return Arrays.copyOf(target.array(), target.position());
        }
    }

    /** The block of a frame that is good. */
    static byte[] decompress(Compression compression, byte[] frame, int blockBytes) {
        try (var decompressor = compression.openDecompressor()) {
            ByteBuffer target = ByteBuffer.allocate(blockBytes + SLACK);
            decompressor.decompress(ByteBuffer.wrap(frame), target);
            return Arrays.copyOf(target.array(), target.position());
        }
    }

    /**
     * Decompresses a frame that may be bad.
     *
     * @return what was thrown, if it is one of the two exceptions that the contract names; null if nothing was thrown
     * @throws io.gantry.testkit.rules.RuleViolation if anything else was thrown
     */
    static @Nullable RuntimeException attempt(
            RuleContext context, Compression compression, byte[] frame, ByteBuffer target, String what) {
        try (var decompressor = compression.openDecompressor()) {
            decompressor.decompress(ByteBuffer.wrap(frame), target);
            return null;
        } catch (MalformedFrameException | BufferTooSmallException documented) {
            return documented;
        } catch (Throwable other) {
            throw context.violation(what + " ended in " + other, other);
        }
    }

    /** Reports the first difference between a block and what came back. */
    static void requireEqual(RuleContext context, byte[] expected, byte[] actual, String what) {
        if (expected.length != actual.length) {
            throw context.violation(what + " came back as " + actual.length + " bytes, not " + expected.length);
        }
        int different = Arrays.mismatch(expected, actual);
        if (different >= 0) {
            throw context.violation(what + " came back with " + hex(actual[different]) + " at offset " + different
                    + ", not " + hex(expected[different]));
        }
    }

    private static String hex(byte value) {
        return String.format("0x%02x", value);
    }
}
