/**
 * Runs the JDK's {@code Deflater} and {@code Inflater} from the start to the end of one stream. DEFLATE and GZIP are
 * frames around it. Format: RFC 1951 (raw deflate) and RFC 1950 (zlib).
 */
@NullMarked
package io.gantry.compression.zlib;

import org.jspecify.annotations.NullMarked;
