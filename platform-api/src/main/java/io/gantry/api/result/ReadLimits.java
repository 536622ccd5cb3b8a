// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

/**
 * What a reader believes of lengths and counts from outside before it refuses them.
 *
 * @param maxBlockBytes longest encoded block in bytes, before compression
 * @param maxRows most rows of one block
 * @param maxColumns most columns of a result
 * @param maxNameBytes longest column name in bytes of UTF-8
 */
public record ReadLimits(int maxBlockBytes, int maxRows, int maxColumns, int maxNameBytes) {
    /** 256 MiB, 10,000,000 rows, 16,384 columns, names of 64 KiB. */
    public static final ReadLimits DEFAULT = new ReadLimits(256 << 20, 10_000_000, 16_384, 65_536);

    // Checks that every bound is positive.
    public ReadLimits {
        requirePositive("maxBlockBytes", maxBlockBytes);
        requirePositive("maxRows", maxRows);
        requirePositive("maxColumns", maxColumns);
        requirePositive("maxNameBytes", maxNameBytes);
    }

    private static void requirePositive(String name, int value) {
        if (value <= 0) {
            throw new IllegalArgumentException(name + "=" + value + " is not positive");
        }
    }
}
