/**
 * The JSON encoding of Apache Pinot's broker gRPC protocol: for every row its length as a big-endian 32-bit integer and
 * the row as a JSON array in UTF-8. The encoder writes from vectors into one array; the decoder knows no Arrow type.
 */
@NullMarked
package io.gantry.codecs.json;

import org.jspecify.annotations.NullMarked;
