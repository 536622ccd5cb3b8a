// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.admin;

/** The broker did not do what it was asked; the message is for the one who typed the command. */
public final class AdminException extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * An answer that says no.
     *
     * @param message what the broker said
     */
    public AdminException(String message) {
        super(message);
    }
}
