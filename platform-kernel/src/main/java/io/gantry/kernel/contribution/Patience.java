// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.contribution;

import io.gantry.api.config.Settings;
import java.time.Duration;
import java.util.Map;
import org.slf4j.Logger;

/**
 * How long the kernel waits for contributions that come and go.
 *
 * @param swapGrace {@code gantry.swap.graceMs}: how long a name that has left counts as being replaced, in milliseconds,
 *     default 5,000
 * @param drainTimeout {@code gantry.drain.timeoutMs}: how long leases may take to come back, in milliseconds, default
 *     30,000
 * @param revokeTimeout how long work may take to end once it has been cancelled
 */
record Patience(Duration swapGrace, Duration drainTimeout, Duration revokeTimeout) {
    private static final Duration REVOKED_WORK_ENDS_WITHIN = Duration.ofSeconds(5);

    static Patience read(Map<String, ?> properties, Logger log) {
        var settings = new Settings("io.gantry.broker", properties);
        var read = new Patience(
                settings.millis("gantry.swap.graceMs", Duration.ofSeconds(5), Duration.ofMinutes(10)),
                settings.millis("gantry.drain.timeoutMs", Duration.ofSeconds(30), Duration.ofDays(1)),
                REVOKED_WORK_ENDS_WITHIN);
        settings.tellUnknown(key -> key.startsWith("gantry.swap.") || key.startsWith("gantry.drain."));
        settings.problems().forEach(log::error);
        return read;
    }
}
