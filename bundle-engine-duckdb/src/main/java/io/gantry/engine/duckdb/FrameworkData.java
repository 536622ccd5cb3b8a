// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import java.nio.file.Path;
import java.util.Optional;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** Where the distribution keeps its data. Apart from the engine, so that this one loads outside of OSGi. */
final class FrameworkData {
    private static final String PROPERTY = "gantry.data";

    private FrameworkData() {}

    static Optional<Path> folder() {
        Bundle bundle = FrameworkUtil.getBundle(FrameworkData.class);
        return Optional.ofNullable(bundle == null ? null : bundle.getBundleContext())
                .map(context -> context.getProperty(PROPERTY))
                .map(Path::of);
    }
}
