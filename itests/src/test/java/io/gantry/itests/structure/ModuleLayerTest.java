// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.structure;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.api.contribution.Contribution;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The platform is OSGi at run time, and JPMS keeps its walls: everything resolves as modules, too. */
class ModuleLayerTest {
    private static final Map<String, Set<String>> PROVIDED = Map.of(
            "io.gantry.api.compression.Compression",
            Set.of("LZ4_FAST", "LZ4_HIGH", "ZSTD", "DEFLATE", "GZIP", "SNAPPY", "NONE"),
            "io.gantry.api.result.ResultEncoding",
            Set.of("JSON", "ARROW"),
            "io.gantry.api.result.ResultDecoding",
            Set.of("JSON", "ARROW"),
            "io.gantry.api.query.QueryEngine",
            Set.of("duckdb"));
    private static final Set<String> ROOTS = Set.of(
            "io.gantry.api",
            "io.gantry.kernel",
            "io.gantry.codecs",
            "io.gantry.compression",
            "io.gantry.engine.duckdb");

    @Test
    void everyContributionIsFoundInOneModuleLayer() throws Exception {
        ModuleLayer layer = layer();
        for (var expected : PROVIDED.entrySet()) {
            Set<String> names = new TreeSet<>();
            for (Module module : layer.modules()) {
                for (var provides : module.getDescriptor().provides()) {
                    if (provides.service().equals(expected.getKey())) {
                        provides.providers().forEach(provider -> names.add(name(module, provider)));
                    }
                }
            }
            assertThat(names).as(expected.getKey()).isEqualTo(new TreeSet<>(expected.getValue()));
            assertThat(found(layer, expected.getKey())).as(expected.getKey()).isEqualTo(names);
        }
    }

    @Test
    void everyJarOfOursSaysWhichModuleItIs() throws Exception {
        List<Path> jars = Stream.concat(ArchiveJars.ours().stream(), BuiltJars.ours().stream())
                .toList();
        assertThat(jars).hasSizeGreaterThan(12);
        for (Path jar : jars) {
            var module = ModuleFinder.of(jar).findAll().iterator().next().descriptor();
            assertThat(module.isAutomatic()).as(jar.toString()).isFalse();
            assertThat(module.name()).as(jar.toString()).startsWith("io.gantry.");
        }
    }

    @Test
    void servicesFilesListWhatTheModulesProvide() throws Exception {
        for (String artifact : List.of("bundle-compression", "bundle-codecs", "bundle-engine-duckdb")) {
            Path jar = BuiltJars.of(artifact);
            var module = ModuleFinder.of(jar).findAll().iterator().next().descriptor();
            try (var file = new JarFile(jar.toFile())) {
                assertThat(module.provides()).as(artifact).isNotEmpty();
                for (var provides : module.provides()) {
                    var entry = file.getJarEntry("META-INF/services/" + provides.service());
                    assertThat(entry)
                            .as(artifact + " services file of " + provides.service())
                            .isNotNull();
                    String text = new String(file.getInputStream(entry).readAllBytes());
                    assertThat(text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")))
                            .containsExactlyInAnyOrderElementsOf(provides.providers());
                }
            }
        }
    }

    /** What ServiceLoader itself finds. A layer's loader asks nobody for {@code uses}, since this test is no module. */
    private static Set<String> found(ModuleLayer layer, String contract) throws ClassNotFoundException {
        Class<?> type = layer.findLoader("io.gantry.api").loadClass(contract);
        Set<String> names = new TreeSet<>();
        ServiceLoader.load(layer, type).stream().forEach(provider -> names.add(annotationName(provider.type())));
        return names;
    }

    private static String name(Module module, String provider) {
        try {
            return annotationName(Class.forName(provider, false, module.getClassLoader()));
        } catch (ClassNotFoundException missing) {
            throw new AssertionError(missing);
        }
    }

    /** Read by name: the annotation of the layer is another class than this test's. */
    private static String annotationName(Class<?> type) {
        return Stream.of(type.getAnnotations())
                .filter(annotation -> annotation.annotationType().getName().equals(Contribution.class.getName()))
                .map(annotation -> {
                    try {
                        return (String)
                                annotation.annotationType().getMethod("name").invoke(annotation);
                    } catch (ReflectiveOperationException impossible) {
                        throw new AssertionError(impossible);
                    }
                })
                .findFirst()
                .orElseThrow(() -> new AssertionError(type + " has no @Contribution"));
    }

    private static ModuleLayer layer() {
        Path[] jars = Stream.of(
                        "platform-api",
                        "platform-kernel",
                        "bundle-codecs",
                        "bundle-compression",
                        "bundle-engine-duckdb",
                        "arrow-vector",
                        "arrow-memory-core",
                        "arrow-memory-unsafe",
                        "arrow-c-data",
                        "arrow-format",
                        "flatbuffers-java",
                        "jackson-core",
                        "jackson-databind",
                        "jackson-annotations",
                        "jackson-datatype-jsr310",
                        "commons-codec",
                        "zstd-jni",
                        "lz4-java",
                        "snappy-java",
                        "duckdb_jdbc",
                        "slf4j-api",
                        "org.osgi.framework",
                        "org.osgi.util.tracker")
                .map(BuiltJars::of)
                .toArray(Path[]::new);
        Configuration configuration =
                ModuleLayer.boot().configuration().resolve(ModuleFinder.of(jars), ModuleFinder.of(), ROOTS);
        return ModuleLayer.boot().defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader());
    }
}
