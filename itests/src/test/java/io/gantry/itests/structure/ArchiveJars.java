// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.structure;

import io.gantry.itests.process.Distribution;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** The jars of the archive; their file names are the names of the artifacts. */
final class ArchiveJars {
    private ArchiveJars() {}

    static List<Path> all() throws IOException {
        try (Stream<Path> files = Files.walk(Distribution.home())) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    /** Made by this build. */
    static List<Path> ours() throws IOException {
        return all().stream()
                .filter(jar -> entries(jar).stream().anyMatch(name -> name.startsWith("META-INF/maven/io.gantry/")))
                .toList();
    }

    static String artifact(Path jar) {
        String name = jar.getFileName().toString();
        return name.substring(0, name.length() - ".jar".length());
    }

    static List<String> entries(Path jar) {
        try (var file = new JarFile(jar.toFile())) {
            return file.stream().map(JarEntry::getName).toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Packages that have classes, without those for one version of Java only. */
    static Set<String> packages(Path jar) {
        Set<String> packages = new TreeSet<>();
        for (String name : entries(jar)) {
            if (name.endsWith(".class") && name.contains("/") && !name.startsWith("META-INF/")) {
                packages.add(name.substring(0, name.lastIndexOf('/')).replace('/', '.'));
            }
        }
        return packages;
    }
}
