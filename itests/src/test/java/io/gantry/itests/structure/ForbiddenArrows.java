// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.structure;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Classes as somebody would write them who does not know where the walls are. */
final class ForbiddenArrows {
    private ForbiddenArrows() {}

    /** A class of one part with a field of every other part's. */
    static JavaClasses compile(Part part, Path folder) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-d", folder.toString(), "-proc:none"));
        for (Part other : Part.values()) {
            arguments.add(write(folder, other, "Target", ""));
        }
        String fields = Stream.of(Part.values())
                .filter(other -> other != part)
                .map(other -> other.rootPackage + ".Target " + other.name() + ";")
                .collect(Collectors.joining());
        arguments.add(write(folder, part, "Source", fields));
        int exit = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        assertThat(exit).isZero();
        return new ClassFileImporter().importPath(folder);
    }

    private static String write(Path folder, Part part, String type, String fields) throws IOException {
        Path file = Files.createDirectories(folder.resolve(part.name())).resolve(type + ".java");
        String text = "package " + part.rootPackage + "; public class " + type + " {" + fields + "}";
        return Files.writeString(file, text).toString();
    }
}
