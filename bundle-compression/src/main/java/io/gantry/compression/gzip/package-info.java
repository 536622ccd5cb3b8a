/**
 * GZIP: one gzip member (RFC 1952). It is written without name, comment and time; one that has them is read, and a header
 * checksum is verified. Source: {@code GzipCompressor} of Apache Pinot 1.4.0.
 *
 * <p>The contract wants the whole of a frame to be one frame, so a second member behind the first is refused like any other
 * bytes there. {@code java.util.zip.GZIPInputStream}, which the peer reads with, would append it; no peer writes one. The
 * length at the end of a member is modulo 2<sup>32</sup> and known too late to be a bound: it is checked, not announced.
 */
@NullMarked
package io.gantry.compression.gzip;

import org.jspecify.annotations.NullMarked;
