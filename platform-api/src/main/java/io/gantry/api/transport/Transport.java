// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.transport;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * What listens for clients and passes their queries to the {@link io.gantry.api.broker.Broker}. A service with
 * {@link io.gantry.api.contribution.Contribution}; thread-safe. It is registered once it listens; when it is stopped it
 * lets calls in flight end for a bounded time.
 */
@ConsumerType
public interface Transport {
    /**
     * Where it listens.
     *
     * @return empty when it has stopped
     */
    List<Endpoint> endpoints();

    /** Takes no new call and gives up its ports; calls in flight go on. Idempotent. */
    void stopAccepting();

    /**
     * How many calls are being answered.
     *
     * @return 0 or more
     */
    int callsInFlight();
}
