// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.structure;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.util.ArrayList;
import java.util.jar.JarFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The arrows that must never exist, looked for in the jars that are shipped. */
class ArchitectureTest {
    private static final int FEWEST_CLASSES = 150;
    private static JavaClasses classes;

    @BeforeAll
    static void importJars() throws IOException {
        var jars = new ArrayList<JarFile>();
        for (var jar : BuiltJars.ours()) {
            jars.add(new JarFile(jar.toFile()));
        }
        classes = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .withImportOption(location -> location.contains("/io/gantry/"))
                .importJars(jars);
    }

    @Test
    void thereIsSomethingToLookAt() {
        assertThat(classes.size()).isGreaterThan(FEWEST_CLASSES);
        for (String part :
                new String[] {"api", "kernel", "codecs", "compression", "engine.duckdb", "broker.grpc", "client"}) {
            assertThat(classes.stream().filter(type -> type.getPackageName().startsWith("io.gantry." + part)))
                    .as(part)
                    .isNotEmpty();
        }
    }

    @Test
    void theApiKnowsNobodyAboveIt() {
        classes()
                .that()
                .resideInAPackage("io.gantry.api..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("io.gantry.api..", "java..", "org.apache.arrow..", "org.osgi..", "org.jspecify..")
                .check(classes);
    }

    @Test
    void onlyThreePackagesOfTheApiShowArrow() {
        noClasses()
                .that()
                .resideInAPackage("io.gantry.api..")
                .and()
                .resideOutsideOfPackages("io.gantry.api.result..", "io.gantry.api.query..", "io.gantry.api.ingest..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.apache.arrow..")
                .check(classes);
    }

    @Test
    void bundlesMeetOnlyThroughTheApi() {
        for (String bundle : new String[] {"codecs", "compression", "engine.duckdb", "broker.grpc"}) {
            noClasses()
                    .that()
                    .resideInAPackage("io.gantry." + bundle + "..")
                    .should()
                    .dependOnClassesThat(DescribedPredicate.describe(
                            "are of another bundle, the kernel or the client",
                            type -> type.getPackageName().startsWith("io.gantry.")
                                    && !type.getPackageName().startsWith("io.gantry.api")
                                    && !type.getPackageName().startsWith("io.gantry.protocol")
                                    && !type.getPackageName().startsWith("io.gantry." + bundle)))
                    .check(classes);
        }
    }

    @Test
    void theKernelKnowsNoBundle() {
        noClasses()
                .that()
                .resideInAPackage("io.gantry.kernel..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "io.gantry.codecs..",
                        "io.gantry.compression..",
                        "io.gantry.engine..",
                        "io.gantry.broker..",
                        "io.gantry.client..")
                .check(classes);
    }

    @Test
    void theJsonDecoderAndTheClientTouchNoArrow() {
        noClasses()
                .that()
                .resideInAPackage("io.gantry.client..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.apache.arrow..")
                .check(classes);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("io.gantry.(**)").should().beFreeOfCycles().check(classes);
    }
}
