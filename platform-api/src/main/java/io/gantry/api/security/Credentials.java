// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.security;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a client sent to say who it is. Never logged.
 *
 * @param headers request headers or metadata by name in lower case; {@code authorization} among them, or not
 */
public record Credentials(Map<String, String> headers) {
    // Brings names to lower case.
    public Credentials {
        var lower = new TreeMap<String, String>();
        headers.forEach((name, value) -> lower.put(name.toLowerCase(Locale.ROOT), value));
        headers = Map.copyOf(lower);
    }

    /**
     * The value of the authorization header.
     *
     * @return for instance {@code Basic …} or {@code Bearer …}; nothing if the client sent none
     */
    public Optional<String> authorization() {
        return Optional.ofNullable(headers.get("authorization"));
    }

    @Override
    public String toString() {
        return "Credentials" + headers.keySet();
    }
}
