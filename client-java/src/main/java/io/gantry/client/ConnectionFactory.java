// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import java.util.List;
import java.util.Properties;

/** Makes connections. */
public final class ConnectionFactory {
    private ConnectionFactory() {}

    /**
     * Connects to brokers that are known by address. Nothing is sent before the first statement.
     *
     * @param properties {@code encoding} (JSON), {@code compression} (ZSTD), {@code blockRowSize} (the broker's) and
     *     {@code timeoutMs} (the broker's), which a statement's options may override; {@code user} and {@code password},
     *     or {@code token}; {@code usePlainText} (true, and nothing else yet); {@code maxMessageBytes} (134217728), the
     *     longest message that is taken
     * @param brokers {@code host:port} each, at least one
     * @return a connection, to be closed by the caller
     * @throws IllegalArgumentException if an address or a property is malformed
     */
    public static GrpcConnection fromHostListGrpc(Properties properties, List<String> brokers) {
        return new GrpcConnection(ClientSettings.of(properties), brokers, CodecSource.serviceLoader());
    }

    /**
     * Connects with codecs from elsewhere, for those who run inside OSGi, where ServiceLoader finds nothing.
     *
     * @param properties as above
     * @param brokers as above
     * @param codecs where encodings and compressions come from
     * @return a connection, to be closed by the caller
     */
    public static GrpcConnection fromHostListGrpc(Properties properties, List<String> brokers, CodecSource codecs) {
        return new GrpcConnection(ClientSettings.of(properties), brokers, codecs);
    }
}
