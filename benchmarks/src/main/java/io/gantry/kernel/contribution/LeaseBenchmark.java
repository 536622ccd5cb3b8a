// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.contribution;

import io.gantry.api.contribution.Lease;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.osgi.framework.Version;

/** What a query pays for the right to use a contribution: look-up by name, acquire, release, nobody else about. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class LeaseBenchmark {
    private final ContributionTable<Object> table = new ContributionTable<>(
            "compression", () -> new Patience(Duration.ofSeconds(1), Duration.ofSeconds(1), Duration.ofSeconds(1)));

    public LeaseBenchmark() {
        for (String name : List.of("ZSTD", "LZ4_FAST", "GZIP", "NONE")) {
            table.add(new Entry<>(new Object(), new Origin(name, List.of(), "bundle", Version.emptyVersion, 0, 1)));
        }
    }

    @Benchmark
    public Object leaseAndRelease() {
        try (Lease<Object> lease = table.lease("ZSTD")) {
            return lease.contribution();
        }
    }
}
