/**
 * The Java client of the broker gRPC protocol, Pinot's and Gantry's alike. A {@link io.gantry.client.GrpcConnection} is
 * made by {@link io.gantry.client.ConnectionFactory}; {@code execute} holds a whole result, {@code executeStreaming} one
 * block of it.
 */
@NullMarked
package io.gantry.client;

import org.jspecify.annotations.NullMarked;
