/**
 * DEFLATE: one zlib stream (RFC 1950: two header bytes, deflate data, Adler-32) and nothing else; it does not say how long
 * its block is. Source: {@code DeflateCompressor} of Apache Pinot 1.4.0.
 */
@NullMarked
package io.gantry.compression.deflate;

import org.jspecify.annotations.NullMarked;
