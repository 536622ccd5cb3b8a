// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.admin;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the admin socket is: {@code data/admin.sock}, or, since the path of a socket has room for about 100 bytes, a
 * short path in a folder of its own that {@code data/admin.path} names.
 */
public final class AdminSocketPath {
    private static final int MAX_BYTES = 100;

    private AdminSocketPath() {}

    /**
     * Chooses the path for a platform that starts. Only for the one who holds the lock of the data folder.
     *
     * @param data the data folder
     * @return a path that a socket can have
     * @throws IOException if the short path's folder cannot be made
     */
    public static Path choose(Path data) throws IOException {
        forget(data);
        Path near = data.resolve("admin.sock");
        if (near.toString().getBytes(StandardCharsets.UTF_8).length <= MAX_BYTES) {
            return near;
        }
        // Not java.io.tmpdir: that is inside the data folder, and so as long as the path that does not fit.
        Path folder = Files.createTempDirectory(Path.of("/tmp"), "gantry-");
        Path far = folder.resolve("admin.sock");
        Files.writeString(record(data), far + "\n");
        return far;
    }

    /**
     * Finds the path of a platform that runs.
     *
     * @param data the data folder
     * @return where the socket is, if it is there
     * @throws IOException if the folder cannot be read
     */
    public static Optional<Path> find(Path data) throws IOException {
        Path path = recorded(data).orElse(data.resolve("admin.sock"));
        return Files.exists(path) ? Optional.of(path) : Optional.empty();
    }

    /**
     * Removes what a platform left. Only for the one who holds the lock of the data folder.
     *
     * @param data the data folder
     * @throws IOException if it cannot be removed
     */
    public static void forget(Path data) throws IOException {
        Optional<Path> far = recorded(data);
        if (far.isPresent()) {
            Files.deleteIfExists(far.get());
            Files.deleteIfExists(far.get().resolveSibling(""));
            Files.delete(record(data));
        }
        Files.deleteIfExists(data.resolve("admin.sock"));
    }

    private static Optional<Path> recorded(Path data) throws IOException {
        return Files.exists(record(data))
                ? Optional.of(Path.of(Files.readString(record(data)).strip()))
                : Optional.empty();
    }

    private static Path record(Path data) {
        return data.resolve("admin.path");
    }
}
