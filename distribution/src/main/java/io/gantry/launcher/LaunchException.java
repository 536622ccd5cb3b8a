// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import org.jspecify.annotations.Nullable;

/** The platform cannot be started; the message is for the one who started it. */
public final class LaunchException extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * A start that failed.
     *
     * @param message names the thing, the reason and the way out
     * @param cause what happened below; or null
     */
    public LaunchException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
