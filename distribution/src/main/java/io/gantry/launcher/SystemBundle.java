// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * A line of {@code system/bundles.list}.
 *
 * @param level start level
 * @param file name in {@code system/}
 * @param slowClass of the bundle, initialised beside the start because that takes long, if there is one
 */
record SystemBundle(int level, String file, Optional<String> slowClass) {
    static final String LIST = "bundles.list";
    private static final String LOCATION = "system:";
    private static final int MAX_LEVEL = 100;

    static List<SystemBundle> read(Path system) throws LaunchException {
        Path list = system.resolve(LIST);
        try {
            return parse(list, Files.readAllLines(list));
        } catch (IOException unreadable) {
            throw new LaunchException(list + " cannot be read: is gantry.home right?", unreadable);
        }
    }

    static List<SystemBundle> parse(Path list, List<String> lines) throws LaunchException {
        var bundles = new ArrayList<SystemBundle>();
        var files = new HashSet<String>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            String[] parts = line.split("\\s+", -1);
            if (parts.length < 2
                    || parts.length > 3
                    || !parts[0].matches("\\d{1,3}")
                    || Integer.parseInt(parts[0]) > MAX_LEVEL) {
                throw new LaunchException(list + ":" + (i + 1) + ": '" + line + "' is not: LEVEL FILE [CLASS]", null);
            }
            if (!files.add(parts[1])) {
                throw new LaunchException(list + ":" + (i + 1) + ": " + parts[1] + " stands twice", null);
            }
            bundles.add(new SystemBundle(
                    Integer.parseInt(parts[0]), parts[1], Optional.ofNullable(parts.length > 2 ? parts[2] : null)));
        }
        return List.copyOf(bundles);
    }

    /** Where the framework believes the bundle to come from: tells ours from deployed ones, wherever the home is. */
    String location() {
        return LOCATION + file;
    }

    static boolean isLocation(String location) {
        return location.startsWith(LOCATION);
    }
}
