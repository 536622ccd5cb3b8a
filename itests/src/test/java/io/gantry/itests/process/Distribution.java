// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The archive that the build made, unpacked once for all tests into a path with blanks. */
public final class Distribution {
    private static final Path HOME = unpack();

    private Distribution() {}

    /** The folder that has {@code bin/} and {@code etc/}. */
    public static Path home() {
        return HOME;
    }

    /** The bundles of {@code system/} in the order and with the start levels of its list. */
    public static List<String> systemBundles() throws IOException {
        try (Stream<String> lines = Files.lines(HOME.resolve("system/bundles.list"))) {
            return lines.map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        }
    }

    private static Path unpack() {
        Path target = Path.of("target").toAbsolutePath();
        try (Stream<Path> archives =
                Files.list(target.resolve("../../distribution/target").normalize())) {
            Path archive = archives.filter(file -> file.getFileName().toString().matches("gantry-[0-9.]+\\.tar\\.gz"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no archive in distribution/target: mvn package first"));
            Path folder = Files.createTempDirectory(target, "a folder with blanks ");
            Process tar = new ProcessBuilder("tar", "-xzf", archive.toString(), "-C", folder.toString())
                    .inheritIO()
                    .start();
            if (!tar.waitFor(60, TimeUnit.SECONDS) || tar.exitValue() != 0) {
                throw new AssertionError("tar did not unpack " + archive);
            }
            try (Stream<Path> unpacked = Files.list(folder)) {
                return unpacked.findFirst().orElseThrow();
            }
        } catch (IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
    }
}
