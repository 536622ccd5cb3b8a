// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Properties;

/**
 * Where the distribution stands and keeps its things. All paths are absolute.
 *
 * @param root what the archive unpacked to
 * @param etc configuration, one file per PID
 * @param data what outlives the process
 * @param log log files
 */
public record Home(Path root, Path etc, Path data, Path log) {
    // Makes the paths absolute, since bundles may change nothing but read them from anywhere.
    public Home {
        root = root.toAbsolutePath().normalize();
        etc = etc.toAbsolutePath().normalize();
        data = data.toAbsolutePath().normalize();
        log = log.toAbsolutePath().normalize();
    }

    /**
     * Reads {@code gantry.home}, and {@code gantry.etc}, {@code gantry.data}, {@code gantry.log} where they are not
     * folders of that name in it.
     *
     * @return as the start script gave it
     */
    public static Home fromSystemProperties() {
        Path root = Path.of(System.getProperty("gantry.home", "."));
        return new Home(root, folder(root, "etc"), folder(root, "data"), folder(root, "log"));
    }

    /**
     * The bundles of the distribution.
     *
     * @return a folder with a {@code bundles.list}
     */
    Path system() {
        return root.resolve("system");
    }

    /**
     * What the JVM and native libraries unpack, emptied at each start.
     *
     * @return a folder
     */
    public Path temporary() {
        return data.resolve("tmp");
    }

    /**
     * The log that a user is pointed to.
     *
     * @return a file
     */
    public Path logFile() {
        return log.resolve("gantry.log");
    }

    /**
     * Version of the distribution.
     *
     * @return for instance {@code 0.1.0}
     */
    public static String version() {
        try (InputStream in = Home.class.getResourceAsStream("gantry.properties")) {
            var properties = new Properties();
            properties.load(in);
            return properties.getProperty("version");
        } catch (IOException unreadable) {
            throw new UncheckedIOException("gantry.properties is missing from the launcher's jar", unreadable);
        }
    }

    private static Path folder(Path root, String name) {
        String given = System.getProperty("gantry." + name, "");
        return given.isEmpty() ? root.resolve(name) : Path.of(given);
    }
}
