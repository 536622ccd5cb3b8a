// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

/** Another implementation of a format, independent of the one that is checked. */
public interface ReferenceCompression {
    /**
     * Who it is, for the failure's message.
     *
     * @return for instance {@code java.util.zip}
     */
    String name();

    /**
     * Compresses a block.
     *
     * @param block its bytes
     * @return one frame
     * @throws Exception if it cannot
     */
    byte[] compress(byte[] block) throws Exception;

    /**
     * Decompresses a frame.
     *
     * @param frame one frame
     * @param blockBytes length of the block that is expected, in bytes
     * @return the block
     * @throws Exception if it cannot
     */
    byte[] decompress(byte[] frame, int blockBytes) throws Exception;
}
