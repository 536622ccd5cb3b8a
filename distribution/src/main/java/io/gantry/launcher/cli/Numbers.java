// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import java.util.Locale;

/** Numbers for people. */
final class Numbers {
    private Numbers() {}

    /** For instance {@code 97,460}, in every locale. */
    static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
