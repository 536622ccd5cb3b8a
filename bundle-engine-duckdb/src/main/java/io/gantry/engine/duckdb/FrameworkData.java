// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** Where the distribution keeps its data: the framework's property, outside of OSGi the system's of the same name. */
final class FrameworkData {
    private static final String PROPERTY = "gantry.data";

    private FrameworkData() {}

    static Optional<Path> folder() {
        return Optional.ofNullable(property()).map(Path::of);
    }

    private static @Nullable String property() {
        try {
            Bundle bundle = FrameworkUtil.getBundle(FrameworkData.class);
            if (bundle != null && bundle.getBundleContext() != null) {
                return bundle.getBundleContext().getProperty(PROPERTY);
            }
        } catch (NoClassDefFoundError outsideOfOsgi) {
            // then there is no framework to ask
        }
        return System.getProperty(PROPERTY);
    }
}
