// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.structure;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.itests.process.Distribution;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What others wrote is named in the archive, with its license: all of it and nothing else. */
class ThirdPartyTest {
    private static final Pattern LINE = Pattern.compile("\\S+:(\\S+):\\S+  (\\S+)( or \\S+)*  \\S+");
    private static final Predicate<String> NATIVE =
            Pattern.compile("\\.(so|dll|dylib|jnilib)(_\\w+)?$").asPredicate();

    /** Parts that are inside jars of other names, by the packages that show it. */
    private static final Map<String, List<String>> INSIDE = Map.ofEntries(
            entry("arrow-c-data", List.of("org.apache.arrow.c")),
            entry("arrow-format", List.of("org.apache.arrow.flatbuf")),
            entry("arrow-memory-core", List.of("org.apache.arrow.memory", "org.apache.arrow.util")),
            entry("arrow-memory-unsafe", List.of("org.apache.arrow.memory.unsafe")),
            entry("arrow-vector", List.of("org.apache.arrow.vector")),
            entry("logback-classic", List.of("ch.qos.logback.classic")),
            entry("logback-core", List.of("ch.qos.logback.core")),
            entry("logback-jackson", List.of("ch.qos.logback.contrib.jackson")),
            entry("logback-json-classic", List.of("ch.qos.logback.contrib.json.classic")),
            entry("logback-json-core", List.of("ch.qos.logback.contrib.json")),
            entry("osgi.core", List.of("org.osgi.framework")),
            entry("osgi.cmpn", List.of("org.osgi.service.log")),
            entry(
                    "proto-google-common-protos",
                    List.of(
                            "com.google.api",
                            "com.google.apps",
                            "com.google.cloud",
                            "com.google.geo",
                            "com.google.logging",
                            "com.google.longrunning",
                            "com.google.rpc",
                            "com.google.shopping",
                            "com.google.type")),
            entry("protobuf-java-util", List.of("com.google.protobuf.util")),
            entry("slf4j-api", List.of("org.slf4j")));

    /** License by artifact; of several the first, which is the one that was taken. */
    private static Map<String, String> listed() throws IOException {
        return Files.readAllLines(Distribution.home().resolve("THIRD-PARTY.txt")).stream()
                .skip(2)
                .map(LINE::matcher)
                .peek(line -> assertThat(line.matches()).as(line.toString()).isTrue())
                .collect(Collectors.toMap((Matcher line) -> line.group(1), line -> line.group(2)));
    }

    @Test
    void everyJarOfOthersIsListed() throws IOException {
        List<String> others = ArchiveJars.all().stream()
                .filter(jar -> !ours().contains(jar))
                .map(ArchiveJars::artifact)
                .toList();
        assertThat(others).hasSizeGreaterThan(20);
        assertThat(listed()).containsKeys(others.toArray(String[]::new));
    }

    @Test
    void nothingIsListedThatIsNotShipped() throws IOException {
        Set<String> artifacts =
                ArchiveJars.all().stream().map(ArchiveJars::artifact).collect(Collectors.toSet());
        Set<String> packages = allPackages(ArchiveJars.all());
        for (String part : listed().keySet()) {
            if (!artifacts.contains(part)) {
                assertThat(INSIDE).as("what shows that it is shipped").containsKey(part);
                for (String root : INSIDE.get(part)) {
                    assertThat(packages).as(part + ", " + root).anyMatch(name -> isIn(name, root));
                }
            }
        }
    }

    @Test
    void whatIsInsideJarsOfOursIsListed() throws IOException {
        Set<String> known = allPackages(
                ArchiveJars.all().stream().filter(jar -> !ours().contains(jar)).toList());
        List<String> inside = INSIDE.values().stream().flatMap(List::stream).toList();
        assertThat(allPackages(ours()))
                .filteredOn(name -> !name.startsWith("io.gantry.") && !known.contains(name))
                .hasSizeGreaterThan(10)
                .allSatisfy(name -> assertThat(inside).anyMatch(root -> isIn(name, root)));
        assertThat(listed()).containsKeys(INSIDE.keySet().toArray(String[]::new));
    }

    @Test
    void everyLicenseHasItsText() throws IOException {
        assertThat(Distribution.home().resolve("LICENSE")).content().contains("Apache License", "Version 2.0");
        for (String license : new TreeSet<>(listed().values())) {
            if (!license.equals("Apache-2.0")) {
                assertThat(Distribution.home().resolve("licenses/" + license + ".txt"))
                        .isNotEmptyFile();
            }
        }
    }

    @Test
    void theNoticeTellsWhatNativeLibrariesAreInJars() throws IOException {
        String notice = Files.readString(Distribution.home().resolve("NOTICE"));
        assertThat(ArchiveJars.all().stream()
                        .filter(jar -> ArchiveJars.entries(jar).stream().anyMatch(NATIVE))
                        .map(ArchiveJars::artifact))
                .hasSizeGreaterThan(4)
                .allSatisfy(artifact -> assertThat(notice).contains("    " + artifact + " "));
    }

    private static boolean isIn(String name, String root) {
        return (name + ".").startsWith(root + ".");
    }

    private static List<Path> ours() {
        try {
            return ArchiveJars.ours();
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    private static Set<String> allPackages(List<Path> jars) {
        return jars.stream().flatMap(jar -> ArchiveJars.packages(jar).stream()).collect(Collectors.toSet());
    }
}
