// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** Empties the folder that native libraries unpack to: a process that was killed leaves 72 MB there. */
final class TemporaryFolder {
    private TemporaryFolder() {}

    /** Leaves an empty folder. Only for the one who holds the lock of the data folder around it. */
    static void empty(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException failed) throws IOException {
                if (!visited.equals(folder)) {
                    Files.delete(visited);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
