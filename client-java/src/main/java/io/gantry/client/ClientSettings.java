// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import io.gantry.api.result.ReadLimits;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;

/**
 * The properties of a connection.
 *
 * @param metadata sent with every statement
 * @param maxMessageBytes longest message that is taken from a broker
 * @param limits what is believed of lengths and counts
 */
record ClientSettings(Map<String, String> metadata, int maxMessageBytes, ReadLimits limits) {
    private static final int DEFAULT_MAX_MESSAGE_BYTES = 128 << 20;

    static ClientSettings of(Properties properties) {
        requirePlainText(properties);
        Map<String, String> metadata = new LinkedHashMap<>();
        metadata.put("encoding", properties.getProperty("encoding", "JSON"));
        metadata.put("compression", properties.getProperty("compression", "ZSTD"));
        for (String name : new String[] {"blockRowSize", "timeoutMs"}) {
            String value = properties.getProperty(name);
            if (value != null) {
                metadata.put(name, value);
            }
        }
        addAuthorization(properties, metadata);
        return new ClientSettings(Map.copyOf(metadata), maxMessageBytes(properties), ReadLimits.DEFAULT);
    }

    private static void addAuthorization(Properties properties, Map<String, String> metadata) {
        String user = properties.getProperty("user");
        String token = properties.getProperty("token");
        if (user != null && token != null) {
            throw new IllegalArgumentException("user and token are both given; one of them says who it is");
        }
        if (user != null) {
            String pair = user + ":" + properties.getProperty("password", "");
            metadata.put(
                    "authorization",
                    "Basic " + Base64.getEncoder().encodeToString(pair.getBytes(StandardCharsets.UTF_8)));
        } else if (token != null) {
            metadata.put("authorization", "Bearer " + token);
        }
    }

    private static void requirePlainText(Properties properties) {
        String value = properties.getProperty("usePlainText", "true");
        if (!value.equalsIgnoreCase("true")) {
            throw new IllegalArgumentException("usePlainText=" + value + ": this client speaks plain text only");
        }
    }

    private static int maxMessageBytes(Properties properties) {
        String text = properties.getProperty("maxMessageBytes", Integer.toString(DEFAULT_MAX_MESSAGE_BYTES));
        try {
            int value = Integer.parseInt(text);
            if (value > 0) {
                return value;
            }
        } catch (NumberFormatException notANumber) {
            // told below, together with numbers that are out of bounds
        }
        throw new IllegalArgumentException("maxMessageBytes=" + text + " is not a whole number from 1 to 2147483647");
    }
}
