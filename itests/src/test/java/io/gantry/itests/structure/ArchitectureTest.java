// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.structure;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The arrows that must never exist, looked for in the jars that are shipped. */
class ArchitectureTest {
    private static JavaClasses classes;

    @BeforeAll
    static void importJars() throws IOException {
        var jars = new ArrayList<JarFile>();
        for (var jar : BuiltJars.ours()) {
            jars.add(new JarFile(jar.toFile()));
        }
        classes = new ClassFileImporter()
                .withImportOption(location -> location.contains("/io/gantry/"))
                .importJars(jars);
    }

    /** What a part uses of ours: itself and what {@link Part} allows. */
    private static ArchRule arrowsOf(Part part) {
        return noClasses()
                .that(describe("are of " + part, part::contains))
                .should()
                .dependOnClassesThat(describe(
                        "are ours and of no part that " + part + " may use",
                        type -> isOurs(type)
                                && Stream.of(Part.values())
                                        .filter(other -> other == part || part.mayUse(other))
                                        .noneMatch(other -> other.contains(type))));
    }

    private static boolean isOurs(JavaClass type) {
        return type.getPackageName().startsWith("io.gantry.");
    }

    @ParameterizedTest
    @EnumSource
    void partUsesOnlyWhatItMay(Part part) {
        assertThat(classes.stream().filter(part::contains))
                .as("classes of " + part)
                .hasSizeGreaterThan(part.fewest);
        arrowsOf(part).check(classes);
    }

    @Test
    void everyClassIsOfOnePart() {
        assertThat(classes)
                .allSatisfy(type -> assertThat(Part.values())
                        .as(type.getName())
                        .filteredOn(part -> part.contains(type))
                        .hasSize(1));
    }

    /** The rule itself is tested with an arrow from each part to each that it may not use. */
    @ParameterizedTest
    @EnumSource
    void everyForbiddenArrowIsFound(Part part, @TempDir Path folder) throws IOException {
        JavaClasses wrong = ForbiddenArrows.compile(part, folder);
        long forbidden = Stream.of(Part.values())
                .filter(other -> other != part && !part.mayUse(other))
                .count();
        var found = arrowsOf(part).evaluate(wrong).getFailureReport();
        assertThat(found.getDetails()).hasSize((int) forbidden);
    }

    @Test
    void theApiShowsNothingButArrowAndOsgi() {
        classes()
                .that(describe("are of the api", Part.API::contains))
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
    void theJsonDecoderAndTheClientTouchNoArrow() {
        noClasses()
                .that()
                .resideInAPackage("io.gantry.client..")
                .or()
                .haveSimpleNameStartingWith("JsonResultDecod")
                .or()
                .resideInAnyPackage("io.gantry.codecs.document..", "io.gantry.codecs.block..")
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
