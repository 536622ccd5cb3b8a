// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.security;

import java.util.Objects;

/**
 * Who is asking.
 *
 * @param name for logs and permissions
 */
public record Identity(String name) {
    /** Whoever asks where nobody is asked who they are. */
    public static final Identity ANONYMOUS = new Identity("anonymous");

    // Checks that there is a name.
    public Identity {
        Objects.requireNonNull(name, "name");
    }
}
