// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.contribution;

import io.gantry.api.compression.Compression;
import io.gantry.api.contribution.Contributions;
import io.gantry.api.ingest.TableStore;
import io.gantry.api.query.QueryEngine;
import io.gantry.api.result.ResultEncoding;
import io.gantry.api.security.AccessControl;
import io.gantry.api.transport.Transport;
import java.util.List;
import java.util.Map;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Modified;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The live view of every contract that the kernel uses. Configured by {@code etc/io.gantry.broker.cfg}:
 *
 * <ul>
 *   <li>{@code gantry.swap.graceMs}: how long new work waits for a name that has just left, in milliseconds, 0 to
 *       600,000, default 5,000
 *   <li>{@code gantry.drain.timeoutMs}: how long a contribution that leaves waits for its leases before the work is
 *       cancelled, in milliseconds, 0 to 86,400,000, default 30,000
 * </ul>
 */
@Component(service = ContributionRegistry.class, configurationPid = "io.gantry.broker")
public final class ContributionRegistry {
    private static final Logger LOG = LoggerFactory.getLogger(ContributionRegistry.class);

    private final ContributionTracker<ResultEncoding> encodings;
    private final ContributionTracker<Compression> compressions;
    private final ContributionTracker<QueryEngine> engines;
    private final ContributionTracker<TableStore> tableStores;
    private final ContributionTracker<AccessControl> accessControls;
    private final ContributionTracker<Transport> transports;
    private final List<ContributionTracker<?>> trackers;
    private volatile Patience patience;

    /**
     * Starts to watch the service registry.
     *
     * @param context of the kernel's bundle
     * @param properties of the configuration
     */
    @Activate
    public ContributionRegistry(BundleContext context, Map<String, ?> properties) {
        patience = Patience.read(properties, LOG);
        encodings = new ContributionTracker<>(context, ResultEncoding.class, "encoding", () -> patience);
        compressions = new ContributionTracker<>(context, Compression.class, "compression", () -> patience);
        engines = new ContributionTracker<>(context, QueryEngine.class, "engine", () -> patience);
        tableStores = new ContributionTracker<>(context, TableStore.class, "table store", () -> patience);
        accessControls = new ContributionTracker<>(context, AccessControl.class, "access control", () -> patience);
        transports = new ContributionTracker<>(context, Transport.class, "transport", () -> patience);
        trackers = List.of(encodings, compressions, engines, tableStores, accessControls, transports);
        trackers.forEach(ContributionTracker::open);
    }

    @Modified
    void modified(Map<String, ?> properties) {
        patience = Patience.read(properties, LOG);
    }

    @Deactivate
    void deactivate() {
        trackers.forEach(ContributionTracker::close);
    }

    /**
     * Forms of result blocks.
     *
     * @return the live view
     */
    public Contributions<ResultEncoding> encodings() {
        return encodings.contributions();
    }

    /**
     * Compressions of result blocks.
     *
     * @return the live view
     */
    public Contributions<Compression> compressions() {
        return compressions.contributions();
    }

    /**
     * What runs SQL.
     *
     * @return the live view
     */
    public Contributions<QueryEngine> engines() {
        return engines.contributions();
    }

    /**
     * Where ingested tables live.
     *
     * @return the live view
     */
    public Contributions<TableStore> tableStores() {
        return tableStores.contributions();
    }

    /**
     * Who may read what; empty where nobody is asked.
     *
     * @return the live view
     */
    public Contributions<AccessControl> accessControls() {
        return accessControls.contributions();
    }

    /**
     * What listens for clients.
     *
     * @return the live view
     */
    public Contributions<Transport> transports() {
        return transports.contributions();
    }
}
