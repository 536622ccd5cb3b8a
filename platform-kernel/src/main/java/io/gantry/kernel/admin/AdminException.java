// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.admin;

/** A request of the command line cannot be carried out; the message is for the one who typed it. */
final class AdminException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    AdminException(String message) {
        super(message);
    }
}
