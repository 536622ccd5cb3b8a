// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.structure;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.itests.process.Distribution;
import java.io.StringReader;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractMap;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.Logger;

/** The files of {@code etc/} tell what the code reads: every key, no other, with its default. */
class SettingsFilesTest {
    /** Who reads which file. */
    private static final Map<String, List<String>> READERS = Map.of(
            "io.gantry.broker",
            List.of(
                    "io.gantry.kernel.query.BrokerSettings",
                    "io.gantry.kernel.contribution.Patience",
                    "io.gantry.broker.grpc.GrpcSettings"),
            "io.gantry.engine.duckdb",
            List.of("io.gantry.engine.duckdb.EngineSettings"));

    /** A log to which nothing may be written. */
    private static final Logger SILENT = (Logger) Proxy.newProxyInstance(
            Logger.class.getClassLoader(),
            new Class<?>[] {Logger.class},
            (log, method, line) -> fail(String.valueOf(line[0])));

    /** Properties that remember what they were asked for. */
    private static final class Asked extends AbstractMap<String, Object> {
        final Set<String> keys = new TreeSet<>();
        private final Map<String, String> values;

        Asked(Map<String, String> values) {
            this.values = values;
        }

        @Override
        public Object get(Object key) {
            keys.add((String) key);
            return values.get(key);
        }

        @Override
        public Set<Entry<String, Object>> entrySet() {
            return Map.<String, Object>copyOf(values).entrySet();
        }
    }

    private static Object read(String type, Asked properties) throws Exception {
        Method read = Arrays.stream(Class.forName(type).getDeclaredMethods())
                .filter(method -> method.getName().equals("read"))
                .findFirst()
                .orElseThrow();
        read.setAccessible(true);
        Object second = read.getParameterTypes()[1] == Logger.class ? SILENT : Optional.empty();
        return read.invoke(null, properties, second);
    }

    private static Object fail(String line) {
        throw new AssertionError("the file as shipped is reported: " + line);
    }

    /** Keys and defaults of a file, comments taken off. */
    private static Map<String, String> file(String pid) throws Exception {
        Path file = Distribution.home().resolve("etc/" + pid + ".cfg");
        String lines = Files.readAllLines(file).stream()
                .filter(line -> line.matches("#[a-z]\\S* =.*"))
                .map(line -> line.substring(1))
                .collect(Collectors.joining("\n"));
        var properties = new Properties();
        properties.load(new StringReader(lines));
        Map<String, String> values = new HashMap<>();
        properties.forEach((key, value) -> values.put((String) key, (String) value));
        assertThat(values).hasSameSizeAs(lines.lines().toList());
        return values;
    }

    @ParameterizedTest
    @ValueSource(strings = {"io.gantry.broker", "io.gantry.engine.duckdb"})
    void fileHasEveryKeyAndItsDefault(String pid) throws Exception {
        Map<String, String> documented = file(pid);
        Set<String> keys = new TreeSet<>();
        for (String reader : READERS.get(pid)) {
            var asked = new Asked(documented);
            assertThat(read(reader, asked)).as(reader).isEqualTo(read(reader, new Asked(Map.of())));
            keys.addAll(asked.keys);
        }
        assertThat(documented.keySet()).containsExactlyInAnyOrderElementsOf(keys);
    }

    @Test
    void everyPidHasAFile() throws Exception {
        try (Stream<Path> files = Files.list(Distribution.home().resolve("etc"))) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".cfg")))
                    .containsExactlyInAnyOrderElementsOf(
                            READERS.keySet().stream().map(pid -> pid + ".cfg").toList());
        }
    }
}
