// SPDX-License-Identifier: Apache-2.0
package io.gantry.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Holds the exported signatures against the committed {@code api.txt}, so that a change of the api is a line in the diff.
 * {@code mvn -pl platform-api test -Dapi.write=true} writes the file anew.
 */
class ApiSignaturesTest {
    private static final Path API = Path.of("api.txt");
    private static final Path CLASSES = Path.of("target", "classes");

    @Test
    void exportedSignaturesAreThoseThatWereCommitted() throws Exception {
        List<String> now = signatures();
        if (Boolean.getBoolean("api.write")) {
            Files.write(API, now);
        }
        assertThat(now)
                .as("the api has changed: look at the difference, then mvn -pl platform-api test -Dapi.write=true")
                .hasSizeGreaterThan(100)
                .isEqualTo(Files.readAllLines(API));
    }

    private static List<String> signatures() throws IOException, ClassNotFoundException {
        var lines = new TreeSet<String>();
        try (Stream<Path> files = Files.walk(CLASSES)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                String name =
                        CLASSES.relativize(file).toString().replace('/', '.').replaceAll("\\.class$", "");
                if (!name.endsWith("-info")) {
                    describe(Class.forName(name, false, ApiSignaturesTest.class.getClassLoader()), lines);
                }
            }
        }
        return new ArrayList<>(lines);
    }

    private static void describe(Class<?> type, TreeSet<String> lines) {
        if (!isVisible(type.getModifiers())) {
            return;
        }
        String name = type.getName();
        lines.add(name + " : " + type.toGenericString() + supertypes(type));
        for (Field field : type.getDeclaredFields()) {
            if (isVisible(field.getModifiers()) && !field.isSynthetic()) {
                lines.add(name + " # " + field.toGenericString());
            }
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            add(name, constructor, constructor.toGenericString(), lines);
        }
        for (Method method : type.getDeclaredMethods()) {
            add(name, method, method.toGenericString(), lines);
        }
    }

    private static void add(String type, Executable member, String signature, TreeSet<String> lines) {
        if (isVisible(member.getModifiers()) && !member.isSynthetic()) {
            lines.add(type + " # " + signature);
        }
    }

    private static String supertypes(Class<?> type) {
        String interfaces =
                Arrays.stream(type.getGenericInterfaces()).map(Object::toString).collect(Collectors.joining(", "));
        return (type.getSuperclass() == null
                        ? ""
                        : " extends " + type.getSuperclass().getName())
                + (interfaces.isEmpty() ? "" : " implements " + interfaces);
    }

    private static boolean isVisible(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }
}
