// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the framework's cache was made from: {@code data/system.inventory}, a line {@code sha256 entry file} for each
 * bundle. It is deleted before the cache is changed and written afterwards, so that a start that was killed in between
 * is followed by one that installs everything anew.
 */
final class Inventory {
    private final Path path;

    Inventory(Path path) {
        this.path = path;
    }

    /** Fingerprints by file name; empty if there is no inventory or it is damaged. */
    Map<String, Fingerprint> read() throws IOException {
        var known = new TreeMap<String, Fingerprint>();
        if (Files.exists(path)) {
            for (String line : Files.readAllLines(path)) {
                String[] parts = line.split(" ", 3);
                if (parts.length != 3) {
                    return Map.of();
                }
                known.put(parts[2], new Fingerprint(parts[1], parts[0]));
            }
        }
        return known;
    }

    void delete() throws IOException {
        Files.deleteIfExists(path);
    }

    void write(Map<String, Fingerprint> fingerprints) throws IOException {
        var lines = new StringBuilder();
        new TreeMap<>(fingerprints)
                .forEach((file, is) -> lines.append(is.sha256() + " " + is.entry() + " " + file + "\n"));
        Files.writeString(path, lines);
    }

    /** Looks at the files of {@code system/}; reads only those that may have changed. */
    static Map<String, Fingerprint> take(Path system, Collection<SystemBundle> bundles, Map<String, Fingerprint> known)
            throws IOException {
        var taken = new TreeMap<String, Fingerprint>();
        for (SystemBundle bundle : bundles) {
            Path file = system.resolve(bundle.file());
            if (Files.isRegularFile(file)) {
                taken.put(bundle.file(), Fingerprint.of(file, known.get(bundle.file())));
            }
        }
        return taken;
    }
}
