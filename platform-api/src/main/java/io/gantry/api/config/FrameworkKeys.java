// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.config;

import java.util.List;

/** Keys that the framework puts beside those of the file, and the names of a contribution. */
final class FrameworkKeys {
    private static final List<String> FAMILIES = List.of("component.", "service.", "felix.", "osgi.", ".");
    private static final List<String> NAMES = List.of("objectClass", "gantry.name", "gantry.aliases");

    private FrameworkKeys() {}

    static boolean contains(String key) {
        return NAMES.contains(key) || FAMILIES.stream().anyMatch(key::startsWith);
    }
}
