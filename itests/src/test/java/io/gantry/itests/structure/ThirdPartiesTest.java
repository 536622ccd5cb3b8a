// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.structure;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.itests.process.Distribution;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The archive says whose works it holds. */
class ThirdPartiesTest {
    private static final Path HOME = Distribution.home();

    @Test
    void everyForeignJarIsListed() throws Exception {
        String list = Files.readString(HOME.resolve("THIRD-PARTY.txt"));
        for (String folder : List.of("lib", "system")) {
            try (Stream<Path> jars = Files.list(HOME.resolve(folder))) {
                List<Path> foreign = jars.filter(jar -> jar.toString().endsWith(".jar") && !isOurs(jar))
                        .toList();

                assertThat(foreign)
                        .hasSizeGreaterThan(5)
                        .allSatisfy(jar -> assertThat(list)
                                .contains(":" + jar.getFileName().toString().replace(".jar", ":")));
            }
        }
    }

    @Test
    void whatBundlesOfOursEmbedIsListed() throws Exception {
        assertThat(Files.readString(HOME.resolve("THIRD-PARTY.txt")))
                .contains(
                        "io.grpc:grpc-netty-shaded:",
                        "com.google.protobuf:protobuf-java:",
                        "org.apache.arrow:arrow-vector:")
                .doesNotContain("io.gantry:");
    }

    @Test
    void licenceAndNoticeAreThere() throws Exception {
        assertThat(Files.readString(HOME.resolve("LICENSE"))).contains("Apache License");
        assertThat(Files.readString(HOME.resolve("NOTICE"))).contains("THIRD-PARTY.txt", "Logback");
    }

    private static boolean isOurs(Path jar) {
        try (var file = new JarFile(jar.toFile())) {
            return file.stream().anyMatch(entry -> entry.getName().startsWith("META-INF/maven/io.gantry/"))
                    || String.valueOf(file.getManifest().getMainAttributes().getValue("Bundle-SymbolicName"))
                            .startsWith("io.gantry");
        } catch (Exception unreadable) {
            throw new AssertionError(jar + " cannot be read", unreadable);
        }
    }
}
