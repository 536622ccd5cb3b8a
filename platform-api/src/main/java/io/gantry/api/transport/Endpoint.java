// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.transport;

import java.net.InetSocketAddress;
import java.util.Objects;

/**
 * Where a transport listens.
 *
 * @param protocol for instance {@code grpc} or {@code http}
 * @param address the bound address, with the port that was really taken
 * @param tls whether clients have to speak TLS
 */
public record Endpoint(String protocol, InetSocketAddress address, boolean tls) {
    // Checks that nothing is missing.
    public Endpoint {
        Objects.requireNonNull(protocol, "protocol");
        Objects.requireNonNull(address, "address");
    }

    @Override
    public String toString() {
        return protocol + (tls ? "+tls " : " ") + address.getHostString() + ":" + address.getPort();
    }
}
