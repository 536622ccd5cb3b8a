// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.util.List;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/**
 * Initialises slow classes on a second thread, while the framework starts bundle after bundle on one. Whoever needs such
 * a class earlier waits for it or does the work himself, so nothing depends on this having happened.
 */
final class Warmup {
    private Warmup() {}

    /** Begins; for a framework whose bundles are installed and not yet started. */
    static void begin(List<SystemBundle> bundles, BundleContext framework) {
        var thread = new Thread(() -> bundles.forEach(bundle -> initialise(bundle, framework)), "gantry-warmup");
        thread.setDaemon(true);
        thread.start();
    }

    private static void initialise(SystemBundle listed, BundleContext framework) {
        Bundle bundle = framework.getBundle(listed.location());
        if (bundle == null || listed.slowClass().isEmpty()) {
            return;
        }
        try {
            ClassLoader loader = bundle.loadClass(listed.slowClass().get()).getClassLoader();
            Class.forName(listed.slowClass().get(), true, loader);
        } catch (ReflectiveOperationException | LinkageError | IllegalStateException notNow) {
            // The bundle's own start meets the same and says so.
        }
    }
}
