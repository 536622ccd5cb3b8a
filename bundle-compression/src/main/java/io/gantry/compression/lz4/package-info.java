/**
 * LZ4_FAST and LZ4_HIGH: two ways to write one frame, which is the block's length as a big-endian 32-bit integer and then
 * one LZ4 <em>block</em> (not the LZ4 frame format). Source: {@code Lz4Compressor} of Apache Pinot 1.4.0 and
 * {@code lz4_Block_format.md} of the LZ4 project. Blocks are read by the bounds-checking decompressor only.
 */
@NullMarked
package io.gantry.compression.lz4;

import org.jspecify.annotations.NullMarked;
