// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.api.compression.Compression;
import io.gantry.compression.none.NoneCompression;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Provides;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.pinot.common.compression.CompressionFactory;
import org.junit.jupiter.api.Test;

/** C-15 outside OSGi; {@link CompressionBundleIT} adds the service registry. */
class RegisteredNamesTest {
    private static final String SERVICES_FILE = "/META-INF/services/io.gantry.api.compression.Compression";

    @Test
    void namesAreThoseOfTheWire() {
        var aliases = new TreeMap<String, List<String>>();
        AllCompressions.byName()
                .forEach((name, compression) -> aliases.put(
                        name, List.of(AllCompressions.contribution(compression).aliases())));

        assertThat(aliases)
                .isEqualTo(Map.of(
                        "LZ4_FAST", List.of("LZ4"),
                        "LZ4_HIGH", List.of(),
                        "ZSTD", List.of("ZSTANDARD"),
                        "DEFLATE", List.of(),
                        "GZIP", List.of(),
                        "SNAPPY", List.of(),
                        "NONE", List.of("PASS_THROUGH")));
    }

    @Test
    void namesAndAliasesAreThePeers() {
        var names = AllCompressions.byName().values().stream()
                .map(AllCompressions::contribution)
                .flatMap(contribution ->
                        Stream.concat(Stream.of(contribution.name()), Arrays.stream(contribution.aliases())))
                .toList();

        assertThat(names).containsExactlyInAnyOrder(CompressionFactory.getCompressionTypes());
    }

    @Test
    void servicesFileAndModuleDescriptorOfferTheSame() throws IOException {
        List<String> file;
        try (InputStream services = NoneCompression.class.getResourceAsStream(SERVICES_FILE)) {
            file = new String(services.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
        List<String> module = descriptor().provides().stream()
                .filter(provides -> provides.service().equals(Compression.class.getName()))
                .map(Provides::providers)
                .findFirst()
                .orElseThrow();

        assertThat(module).isEqualTo(file);
        assertThat(AllCompressions.byName().values())
                .extracting(compression -> compression.getClass().getName())
                .containsExactlyInAnyOrderElementsOf(file);
    }

    @Test
    void moduleExportsNothing() {
        assertThat(descriptor().exports()).isEmpty();
    }

    private static ModuleDescriptor descriptor() {
        try {
            Path classes = Path.of(NoneCompression.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return ModuleFinder.of(classes)
                    .find("io.gantry.compression")
                    .orElseThrow()
                    .descriptor();
        } catch (URISyntaxException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }
}
