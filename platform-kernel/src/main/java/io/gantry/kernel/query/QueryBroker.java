// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import io.gantry.api.broker.BlockStream;
import io.gantry.api.broker.Broker;
import io.gantry.api.broker.Cancellation;
import io.gantry.api.broker.QueryRequest;
import io.gantry.api.compression.Compression;
import io.gantry.api.contribution.ContributionInfo;
import io.gantry.api.contribution.Lease;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.Analysis;
import io.gantry.api.query.EngineQuery;
import io.gantry.api.query.QueryCursor;
import io.gantry.api.query.QueryEngine;
import io.gantry.api.query.StatementKind;
import io.gantry.api.result.ResultEncoding;
import io.gantry.kernel.contribution.ContributionRegistry;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Modified;
import org.osgi.service.component.annotations.Reference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The broker: brings a query from its text to its first block, and knows the queries that run. */
@Component(
        service = {Broker.class, QueryBroker.class},
        configurationPid = BrokerSettings.PID)
public final class QueryBroker implements Broker {
    private static final Logger LOG = LoggerFactory.getLogger(QueryBroker.class);

    private final ContributionRegistry registry;
    private final Guard guard;
    private final Admission admission;
    private final ScheduledThreadPoolExecutor timer;
    private final AtomicLong ids = new AtomicLong();
    private final Set<QueryEnding> running = ConcurrentHashMap.newKeySet();
    private volatile BrokerSettings settings;

    /**
     * Starts with what is contributed at each moment.
     *
     * @param registry live views of all contracts
     * @param properties of the configuration
     */
    @Activate
    public QueryBroker(@Reference ContributionRegistry registry, Map<String, ?> properties) {
        this.registry = registry;
        this.settings = BrokerSettings.read(properties, LOG);
        this.guard = new Guard(registry.accessControls());
        this.admission = new Admission(() -> settings);
        this.timer = new ScheduledThreadPoolExecutor(1, work -> {
            var thread = new Thread(work, "gantry-query-timer");
            thread.setDaemon(true);
            return thread;
        });
        timer.setRemoveOnCancelPolicy(true);
    }

    @Modified
    void modified(Map<String, ?> properties) {
        settings = BrokerSettings.read(properties, LOG);
    }

    @Deactivate
    void deactivate() {
        running.forEach(query -> query.end(QueryErrorCode.BROKER_SHUTDOWN, "the broker is stopping; try again"));
        timer.shutdownNow();
    }

    @Override
    public String brokerId() {
        return settings.brokerId();
    }

    @Override
    public List<ContributionInfo> contributions() {
        return Stream.concat(registry.encodings().list().stream(), registry.compressions().list().stream())
                .toList();
    }

    /**
     * How many queries run and wait.
     *
     * @return two counts
     */
    public Load load() {
        return new Load(admission.running(), admission.waiting());
    }

    /**
     * How much there is to do.
     *
     * @param running queries that have their turn
     * @param waiting queries that wait for it
     */
    public record Load(int running, int waiting) {}

    @Override
    public BlockStream submit(QueryRequest request, Cancellation cancellation) {
        var record = new QueryRecord(ids.incrementAndGet());
        var ending = new QueryEnding(cancellation);
        var resources = new ResourceStack();
        running.add(ending);
        resources.push(() -> running.remove(ending));
        try {
            return start(request, cancellation, record, ending, resources);
        } catch (Throwable failure) {
            QueryException explained = ending.explain(failure);
            resources.close();
            record.failed(explained);
            record.log(false);
            throw explained;
        }
    }

    private RunningQuery start(
            QueryRequest request,
            Cancellation cancellation,
            QueryRecord record,
            QueryEnding ending,
            ResourceStack resources) {
        BrokerSettings bounds = settings;
        Guard.Pass pass = resources.push(guard.admit(request.credentials()));
        record.user(pass.identity().name());
        QueryPlan plan = QueryPlan.of(request, bounds);
        record.plan(plan);
        resources.push(admission.enter(cancellation));
        var budget = new WorkBudget(
                timer,
                plan.timeout(),
                () -> ending.end(
                        QueryErrorCode.EXECUTION_TIMEOUT,
                        "the query took longer than timeoutMs=" + plan.timeout().toMillis()
                                + "; SET timeoutMs=…; in front of it, or pinot.broker.timeoutMs, allows more"));
        budget.begin();
        try {
            ResultEncoding encoding = lease(registry.encodings().lease(plan.encoding()), ending, resources);
            Compression compression = lease(registry.compressions().lease(plan.compression()), ending, resources);
            QueryEngine engine = lease(registry.engines().leaseBest(), ending, resources);
            QueryCursor cursor = resources.push(open(engine, plan, bounds, pass));
            cancellation.onCancel(cursor::cancel);
            return new RunningQuery(
                    plan,
                    record,
                    ending,
                    budget,
                    resources,
                    cursor,
                    resources.push(encoding.openEncoder(cursor.schema(), bounds.maxBlockBytes())),
                    resources.push(compression.openCompressor()));
        } finally {
            budget.end();
        }
    }

    private static QueryCursor open(QueryEngine engine, QueryPlan plan, BrokerSettings bounds, Guard.Pass pass) {
        Analysis analysis = engine.analyze(plan.sql());
        pass.checkMayRead(analysis.tables());
        boolean limit = analysis.kind() == StatementKind.SELECT && !analysis.limited();
        return engine.open(new EngineQuery(
                plan.sql(), plan.blockRows(), limit ? bounds.defaultLimit() : EngineQuery.UNLIMITED, plan.options()));
    }

    private static <C> C lease(Lease<C> lease, QueryEnding ending, ResourceStack resources) {
        resources.push(lease);
        lease.onRevoked(() -> ending.end(
                QueryErrorCode.BROKER_SHUTDOWN,
                "what the query uses was replaced and waited for it as long as gantry.drain.timeoutMs; try again"));
        return lease.contribution();
    }
}
