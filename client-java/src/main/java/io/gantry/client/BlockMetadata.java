// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import io.gantry.api.result.ReadLimits;
import java.util.Map;

/**
 * What a data block's message says of its payload, with every number within its bound.
 *
 * @param rows how many rows it has
 * @param originalBytes its length before compression
 * @param encoding name of its encoding
 * @param compression name of its compression
 */
record BlockMetadata(int rows, int originalBytes, String encoding, String compression) {
    static BlockMetadata read(Map<String, String> metadata, ReadLimits limits) {
        return new BlockMetadata(
                number(metadata, "rowSize", limits.maxRows()),
                number(metadata, "originalSize", limits.maxBlockBytes()),
                text(metadata, "encoding"),
                text(metadata, "compression"));
    }

    private static String text(Map<String, String> metadata, String key) {
        String value = metadata.get(key);
        if (value == null) {
            throw new ClientException(ClientException.NO_CODE, "a block's metadata has no '" + key + "'", null);
        }
        return value;
    }

    private static int number(Map<String, String> metadata, String key, int max) {
        String text = text(metadata, key);
        try {
            int value = Integer.parseInt(text);
            if (value >= 0 && value <= max) {
                return value;
            }
        } catch (NumberFormatException notANumber) {
            // told below, together with numbers that are out of bounds
        }
        throw new ClientException(
                ClientException.NO_CODE, "a block's " + key + "=" + text + " is not in 0 to " + max, null);
    }
}
