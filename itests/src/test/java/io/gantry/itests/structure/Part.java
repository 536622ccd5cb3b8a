// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.structure;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Set;

/** The parts of Gantry, what each may use of the others, and how many classes it has at the least. */
enum Part {
    API("io.gantry.api", 60),
    PROTOCOL("io.gantry.protocol", 20),
    RULES("io.gantry.testkit.rules", 60, API),
    JUNIT("io.gantry.testkit.junit", 2, API, RULES),
    KERNEL("io.gantry.kernel", 30, API, RULES),
    CODECS("io.gantry.codecs", 80, API),
    COMPRESSION("io.gantry.compression", 35, API),
    ENGINE_DUCKDB("io.gantry.engine.duckdb", 40, API),
    BROKER_GRPC("io.gantry.broker.grpc", 7, API, PROTOCOL),
    CLIENT("io.gantry.client", 10, API, PROTOCOL);

    final String rootPackage;
    final int fewest;
    private final Set<Part> used;

    Part(String rootPackage, int fewest, Part... used) {
        this.rootPackage = rootPackage;
        this.fewest = fewest;
        this.used = Set.of(used);
    }

    boolean mayUse(Part other) {
        return used.contains(other);
    }

    boolean contains(JavaClass type) {
        String name = type.getPackageName();
        return name.equals(rootPackage) || name.startsWith(rootPackage + ".");
    }
}
