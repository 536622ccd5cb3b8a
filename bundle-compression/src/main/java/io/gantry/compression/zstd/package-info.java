/**
 * ZSTD: the block's length as a big-endian 32-bit integer and then one Zstandard frame, written at level 3 with a checksum.
 * Source: {@code ZstdCompressor} of Apache Pinot 1.4.0 and RFC 8878.
 */
@NullMarked
package io.gantry.compression.zstd;

import org.jspecify.annotations.NullMarked;
