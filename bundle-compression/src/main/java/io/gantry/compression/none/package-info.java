/**
 * NONE: the frame is the block. Source: {@code NoCompressor} of Apache Pinot 1.4.0.
 */
@NullMarked
package io.gantry.compression.none;

import org.jspecify.annotations.NullMarked;
