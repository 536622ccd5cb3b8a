/**
 * Speaks Apache Pinot's {@code PinotQueryBroker} over gRPC and maps its flow control onto pulling blocks: one thread
 * works for one call, asks the broker for a block, waits until the peer takes it, and asks for the next.
 *
 * <p>The protocol is that of Pinot 1.4: a metadata block (JSON), a schema block, data blocks.
 */
@NullMarked
package io.gantry.broker.grpc;

import org.jspecify.annotations.NullMarked;
