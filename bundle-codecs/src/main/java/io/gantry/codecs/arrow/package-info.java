/**
 * The ARROW encoding of Apache Pinot's broker gRPC protocol: every block is an Arrow IPC stream of a schema, one record
 * batch and the end mark (arrow.apache.org, Columnar.html, "IPC Streaming Format"). Both sides write and read the
 * stream's bytes themselves, with Arrow's flatbuffer classes for its metadata: the encoder copies the memory of vectors
 * once, into the block, and the decoder checks every length and offset before it believes it, and needs neither an
 * allocator nor a JVM flag.
 */
@NullMarked
package io.gantry.codecs.arrow;

import org.jspecify.annotations.NullMarked;
