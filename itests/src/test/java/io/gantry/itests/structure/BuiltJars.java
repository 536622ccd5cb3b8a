// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.structure;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The jars on this test's class path, as the build made or found them. */
final class BuiltJars {
    private static final Pattern OURS =
            Pattern.compile("(platform|bundle|client|testkit|pinot-protocol)[a-z-]*-[0-9.]+\\.jar");

    private BuiltJars() {}

    static List<Path> all() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .map(Path::of)
                .toList();
    }

    static List<Path> ours() {
        return all().stream()
                .filter(jar -> OURS.matcher(jar.getFileName().toString()).matches())
                .toList();
    }

    /** The jar of one artifact. */
    static Path of(String artifact) {
        Pattern name = Pattern.compile(Pattern.quote(artifact) + "-[0-9].*\\.jar");
        return all().stream()
                .filter(jar -> name.matcher(jar.getFileName().toString()).matches())
                .findFirst()
                .orElseThrow(() -> new AssertionError("no jar of " + artifact + " on the class path: " + all()));
    }
}
