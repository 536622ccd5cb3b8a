// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.container;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.ops4j.pax.exam.CoreOptions.bundle;
import static org.ops4j.pax.exam.CoreOptions.composite;
import static org.ops4j.pax.exam.CoreOptions.frameworkProperty;
import static org.ops4j.pax.exam.CoreOptions.frameworkStartLevel;
import static org.ops4j.pax.exam.CoreOptions.junitBundles;
import static org.ops4j.pax.exam.CoreOptions.options;

import io.gantry.api.broker.Block;
import io.gantry.api.broker.BlockStream;
import io.gantry.api.broker.Broker;
import io.gantry.api.broker.Cancellation;
import io.gantry.api.broker.QueryRequest;
import io.gantry.api.contribution.ContributionInfo;
import io.gantry.api.security.Credentials;
import io.gantry.api.transport.Transport;
import io.gantry.itests.process.Distribution;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.options.AbstractProvisionOption;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;

/** Runs inside a Felix that holds the bundles of the distribution, with their contracts in hand. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class InContainerTest {
    @Inject
    private Broker broker;

    @Inject
    private Transport transport;

    @Inject
    private BundleContext context;

    @Configuration
    public static Option[] configuration() throws Exception {
        Path folder = Files.createTempDirectory("gantry");
        Path etc = Files.createDirectories(folder.resolve("etc"));
        Files.writeString(etc.resolve("io.gantry.broker.cfg"), "pinot.broker.grpc.port = 0\n");
        Option[] bundles = Distribution.systemBundles().stream()
                // Pax Exam brings the back end of the log.
                .filter(line -> !line.contains("pax-logging-logback"))
                .map(InContainerTest::provision)
                .toArray(Option[]::new);
        return options(
                junitBundles(),
                composite(bundles),
                frameworkStartLevel(6),
                frameworkProperty(Constants.FRAMEWORK_BSNVERSION).value(Constants.FRAMEWORK_BSNVERSION_MULTIPLE),
                frameworkProperty("gantry.data").value(folder.toString()),
                frameworkProperty("felix.fileinstall.dir").value(etc.toString()),
                frameworkProperty("felix.fileinstall.noInitialDelay").value("true"),
                frameworkProperty("felix.fileinstall.disableConfigSave").value("true"));
    }

    /** A line of the list: start level and file. A fragment is not started. */
    private static Option provision(String line) {
        String[] levelAndFile = line.split("\\s+");
        AbstractProvisionOption<?> bundle = bundle(Distribution.home()
                .resolve("system")
                .resolve(levelAndFile[1])
                .toUri()
                .toString());
        bundle.startLevel(Integer.parseInt(levelAndFile[0]));
        return levelAndFile[1].contains("fragment") ? bundle.noStart() : bundle;
    }

    @Test
    public void everyBundleOfOursIsActive() {
        Set<String> ours = Stream.of(context.getBundles())
                .filter(bundle -> bundle.getSymbolicName().startsWith("io.gantry."))
                .filter(bundle -> bundle.getHeaders().get(Constants.FRAGMENT_HOST) == null)
                .peek(bundle -> assertEquals(bundle.getSymbolicName(), Bundle.ACTIVE, bundle.getState()))
                .map(Bundle::getSymbolicName)
                .collect(Collectors.toSet());
        assertTrue(ours.toString(), ours.size() >= 7);
    }

    @Test
    public void contributionsAreThereUnderTheirNames() {
        Set<String> names =
                broker.contributions().stream().map(ContributionInfo::name).collect(Collectors.toSet());
        assertEquals(
                Set.of("ARROW", "JSON", "LZ4_FAST", "LZ4_HIGH", "ZSTD", "DEFLATE", "GZIP", "SNAPPY", "NONE"), names);
    }

    @Test
    public void theTransportListensOnLoopbackOnly() {
        assertTrue(transport.endpoints().get(0).address().getAddress().isLoopbackAddress());
    }

    @Test
    public void everyEncodingAndCompressionAnswers() {
        for (String encoding : new String[] {"JSON", "ARROW"}) {
            for (ContributionInfo compression : broker.contributions()) {
                if (compression.contract().equals("compression")) {
                    assertEquals(25_000, rows("SELECT * FROM range(25000) LIMIT 25000", encoding, compression.name()));
                }
            }
        }
    }

    @Test
    public void aCompressionIsReplacedUnderOneLongQuery() throws Exception {
        Bundle compressions = installed("io.gantry.compression");
        try (BlockStream longQuery = submit("SELECT * FROM range(1000000) LIMIT 1000000", "JSON", "ZSTD", 1000)) {
            int rows = longQuery.next().rows();
            var replacement = CompletableFuture.runAsync(() -> {
                try {
                    compressions.update(Files.newInputStream(Path.of(URI.create(compressions.getLocation()))));
                } catch (Exception failed) {
                    throw new AssertionError(failed);
                }
            });
            while (states().noneMatch(ContributionInfo.State.DRAINING::equals)) {
                Thread.onSpinWait();
            }
            var newQuery = CompletableFuture.supplyAsync(() -> rows("SELECT 1", "JSON", "ZSTD"));
            for (Block block = longQuery.next(); block != null; block = longQuery.next()) {
                rows += block.rows();
            }
            assertEquals(1_000_000, rows);
            assertFalse("the bundle waits for the query", replacement.isDone());
            longQuery.close();
            replacement.get(60, TimeUnit.SECONDS);
            assertEquals(1, (int) newQuery.get(60, TimeUnit.SECONDS));
        }
        assertEquals(Bundle.ACTIVE, compressions.getState());
    }

    private Stream<ContributionInfo.State> states() {
        return broker.contributions().stream().map(ContributionInfo::state);
    }

    private Bundle installed(String symbolicName) {
        return Stream.of(context.getBundles())
                .filter(bundle -> bundle.getSymbolicName().equals(symbolicName))
                .findFirst()
                .orElseThrow();
    }

    private int rows(String sql, String encoding, String compression) {
        try (BlockStream stream = submit(sql, encoding, compression, 10_000)) {
            int rows = 0;
            for (Block block = stream.next(); block != null; block = stream.next()) {
                rows += block.rows();
            }
            return rows;
        }
    }

    private BlockStream submit(String sql, String encoding, String compression, int blockRows) {
        return broker.submit(
                new QueryRequest(
                        sql,
                        Map.of("encoding", encoding, "compression", compression, "blockRowSize", "" + blockRows),
                        new Credentials(Map.of()),
                        Optional.empty()),
                new Cancellation());
    }
}
