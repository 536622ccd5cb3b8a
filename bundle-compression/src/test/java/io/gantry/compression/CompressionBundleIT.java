// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.ZstdException;
import io.gantry.api.compression.Compression;
import io.gantry.api.contribution.Contribution;
import io.gantry.compression.none.NoneCompression;
import io.gantry.testkit.rules.RuleOptions;
import io.gantry.testkit.rules.RuleResult;
import io.gantry.testkit.rules.RuleResult.Status;
import io.gantry.testkit.rules.RuleRunner;
import io.gantry.testkit.rules.compression.CompressionRules;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import net.jpountz.lz4.LZ4Exception;
import org.apache.felix.framework.FrameworkFactory;
import org.apache.felix.scr.component.ExtComponentContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.launch.Framework;
import org.osgi.service.component.ComponentContext;
import org.osgi.util.function.Function;
import org.osgi.util.promise.Promise;
import org.xerial.snappy.SnappyError;

/** The bundle as it is built, on a live service registry; the libraries are bundles of their own. */
class CompressionBundleIT {
    private static final List<Class<?>> LIBRARIES = List.of(
            Function.class,
            Promise.class,
            ComponentContext.class,
            ExtComponentContext.class,
            ZstdException.class,
            LZ4Exception.class,
            SnappyError.class);

    @TempDir
    static Path cache;

    private static Framework framework;

    @BeforeAll
    static void start() throws Exception {
        framework = new FrameworkFactory()
                .newFramework(Map.of(
                        Constants.FRAMEWORK_STORAGE,
                        cache.toString(),
                        Constants.FRAMEWORK_SYSTEMPACKAGES_EXTRA,
                        "io.gantry.api.compression;version=0.1.0,io.gantry.api.contribution;version=0.1.0"));
        framework.start();
        List<Bundle> bundles = new ArrayList<>();
        for (Class<?> library : LIBRARIES) {
            bundles.add(install(library));
        }
        bundles.add(install(NoneCompression.class));
        for (Bundle bundle : bundles) {
            bundle.start();
        }
    }

    @AfterAll
    static void stop() throws Exception {
        framework.stop();
        framework.waitForStop(0);
    }

    @Test
    void servicesHaveTheNamesOfTheAnnotations() throws Exception {
        var registered = new TreeMap<String, String>();
        for (ServiceReference<Compression> reference : references()) {
            String type = context().getService(reference).getClass().getName();
            registered.put(type, reference.getProperty("gantry.name") + " " + aliases(reference));
        }
        var annotated = new TreeMap<String, String>();
        ServiceLoader.load(Compression.class).stream().forEach(provider -> {
            Contribution contribution = provider.type().getAnnotation(Contribution.class);
            annotated.put(provider.type().getName(), contribution.name() + " " + List.of(contribution.aliases()));
        });

        assertThat(registered).hasSize(7).isEqualTo(annotated);
    }

    @Test
    void liveServicesKeepTheRules() throws Exception {
        var runner = new RuleRunner(RuleOptions.SHORT);
        for (ServiceReference<Compression> reference : references()) {
            List<RuleResult> results =
                    runner.run(CompressionRules.all(), context().getService(reference));
            assertThat(results)
                    .as("rules of %s", reference.getProperty("gantry.name"))
                    .extracting(RuleResult::status)
                    .doesNotContain(Status.FAILED);
        }
    }

    @Test
    void bundleExportsNothing() {
        Bundle bundle = references().iterator().next().getBundle();

        assertThat(bundle.getSymbolicName()).isEqualTo("io.gantry.compression");
        assertThat(bundle.getHeaders().get(Constants.EXPORT_PACKAGE)).isNull();
    }

    private static Collection<ServiceReference<Compression>> references() {
        try {
            return context().getServiceReferences(Compression.class, null);
        } catch (org.osgi.framework.InvalidSyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Object> aliases(ServiceReference<Compression> reference) {
        Object aliases = reference.getProperty("gantry.aliases");
        return aliases == null ? List.of() : List.of((Object[]) aliases);
    }

    private static BundleContext context() {
        return framework.getBundleContext();
    }

    /** Installs the jar that a class comes from. */
    private static Bundle install(Class<?> type) throws BundleException {
        return context()
                .installBundle(
                        type.getProtectionDomain().getCodeSource().getLocation().toString());
    }
}
