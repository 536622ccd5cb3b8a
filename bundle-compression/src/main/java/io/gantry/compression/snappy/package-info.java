/**
 * SNAPPY: one Snappy block, which starts with the length of its content as a little-endian varint of at most 5 bytes.
 * Source: {@code SnappyCompressor} of Apache Pinot 1.4.0 and {@code format_description.txt} of the Snappy project.
 */
@NullMarked
package io.gantry.compression.snappy;

import org.jspecify.annotations.NullMarked;
