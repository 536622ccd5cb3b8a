// SPDX-License-Identifier: Apache-2.0
package io.gantry.compression;

import io.gantry.api.compression.Compression;
import io.gantry.api.contribution.Contribution;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The compressions by name, as ServiceLoader offers them. */
final class AllCompressions {
    private AllCompressions() {}

    static Map<String, Compression> byName() {
        var byName = new TreeMap<String, Compression>();
        ServiceLoader.load(Compression.class).forEach(compression -> {
            byName.put(contribution(compression).name(), compression);
        });
        return byName;
    }

    static Contribution contribution(Compression compression) {
        return compression.getClass().getAnnotation(Contribution.class);
    }
}
