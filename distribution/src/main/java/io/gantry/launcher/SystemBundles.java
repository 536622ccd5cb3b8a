// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.startlevel.BundleStartLevel;

/** Brings the framework's cache in line with {@code system/}, before the framework starts anything. */
final class SystemBundles {
    private final Path system;
    private final Inventory inventory;
    private final PlatformLog log;

    SystemBundles(Home home, PlatformLog log) {
        this.system = home.system();
        this.inventory = new Inventory(home.data().resolve("system.inventory"));
        this.log = log;
    }

    /** Installs, updates and uninstalls what differs; a bundle that cannot be read is reported and left out. */
    CacheChanges synchronize(BundleContext framework) throws LaunchException {
        List<SystemBundle> wanted = SystemBundle.read(system);
        try {
            Map<String, Fingerprint> cached = inventory.read();
            Map<String, Fingerprint> present = Inventory.take(system, wanted, cached);
            wanted.stream()
                    .filter(bundle -> !present.containsKey(bundle.file()))
                    .forEach(bundle -> log.error(system.resolve(bundle.file()) + " is missing; going on without it"));
            List<String> locations = Arrays.stream(framework.getBundles())
                    .map(Bundle::getLocation)
                    .toList();
            CacheChanges changes = CacheChanges.between(wanted, present, cached, locations);
            if (!changes.isEmpty()) {
                inventory.delete();
                apply(changes, framework);
            }
            placeAtLevels(wanted, framework);
            Warmup.begin(wanted, framework);
            if (!present.equals(cached)) {
                inventory.write(present);
            }
            return changes;
        } catch (IOException failed) {
            throw new LaunchException("the bundles of " + system + " cannot be installed: " + failed, failed);
        }
    }

    private void apply(CacheChanges changes, BundleContext framework) {
        changes.uninstall()
                .forEach(location -> attempt(location, () -> {
                    Bundle bundle = framework.getBundle(location);
                    if (bundle != null) {
                        bundle.uninstall();
                    }
                }));
        changes.install()
                .forEach(wanted -> attempt(wanted.file(), () -> {
                    try (InputStream content = Files.newInputStream(system.resolve(wanted.file()))) {
                        framework.installBundle(wanted.location(), content);
                    }
                }));
        changes.update()
                .forEach(wanted -> attempt(wanted.file(), () -> {
                    Bundle bundle = framework.getBundle(wanted.location());
                    try (InputStream content = Files.newInputStream(system.resolve(wanted.file()))) {
                        if (bundle != null) {
                            bundle.update(content);
                        }
                    }
                }));
    }

    private void placeAtLevels(List<SystemBundle> wanted, BundleContext framework) {
        for (SystemBundle one : wanted) {
            @Nullable Bundle bundle = framework.getBundle(one.location());
            if (bundle != null) {
                attempt(one.file(), () -> place(bundle, one.level()));
            }
        }
    }

    private static void place(Bundle bundle, int level) throws BundleException {
        BundleStartLevel start = bundle.adapt(BundleStartLevel.class);
        if (start.getStartLevel() != level) {
            start.setStartLevel(level);
        }
        boolean fragment = bundle.getHeaders("").get(Constants.FRAGMENT_HOST) != null;
        if (!fragment && !start.isPersistentlyStarted()) {
            bundle.start(Bundle.START_ACTIVATION_POLICY);
        }
    }

    private void attempt(String what, Step step) {
        try {
            step.run();
        } catch (BundleException | IOException | RuntimeException failed) {
            log.error(what + " cannot be installed: " + failed.getMessage() + "; going on without it");
        }
    }

    /** Something that may fail for one bundle and not for the next. */
    @FunctionalInterface
    private interface Step {
        void run() throws BundleException, IOException;
    }
}
