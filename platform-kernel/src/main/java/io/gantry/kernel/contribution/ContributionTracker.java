// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.contribution;

import io.gantry.api.contribution.Contributions;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.util.tracker.ServiceTracker;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Feeds a table from the service registry. {@link #removedService} runs inside the call that unregisters a service, and
 * returns only when its leases are back: that is what makes the framework's own {@code stop} and {@code update} wait for
 * the work that is under way.
 */
final class ContributionTracker<C> extends ServiceTracker<C, Entry<C>> {
    private static final Logger LOG = LoggerFactory.getLogger(ContributionTracker.class);
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]{1,64}");
    private static final String NAME_PROPERTY = "gantry.name";
    private static final String ALIASES_PROPERTY = "gantry.aliases";

    private final String contract;
    private final ContributionTable<C> table;

    ContributionTracker(BundleContext context, Class<C> contractClass, String contract, Supplier<Patience> patience) {
        super(context, contractClass, null);
        this.contract = contract;
        this.table = new ContributionTable<>(contract, patience);
    }

    Contributions<C> contributions() {
        return table;
    }

    @Override
    @SuppressWarnings("NullAway") // null tells the tracker not to track; its signature does not say so
    public Entry<C> addingService(ServiceReference<C> reference) {
        Optional<Origin> origin = origin(reference);
        C service = origin.isPresent() ? context.getService(reference) : null;
        if (origin.isEmpty() || service == null) {
            return null;
        }
        Entry<C> entry = new Entry<>(service, origin.get());
        table.add(entry);
        LOG.debug(
                "{} {} is there, from {} {}",
                contract,
                origin.get().name(),
                origin.get().bundle(),
                origin.get().version());
        return entry;
    }

    @Override
    public void modifiedService(ServiceReference<C> reference, Entry<C> entry) {
        origin(reference).ifPresent(changed -> table.update(entry, changed));
    }

    @Override
    public void removedService(ServiceReference<C> reference, Entry<C> entry) {
        if (!table.remove(entry)) {
            LOG.warn(
                    "{} {} left with {} leases out: the work that held them did not end in time",
                    contract,
                    entry.origin().name(),
                    entry.counter().leases());
        }
        context.ungetService(reference);
    }

    private Optional<Origin> origin(ServiceReference<?> reference) {
        String bundle = reference.getBundle().getSymbolicName();
        List<String> names = strings(reference.getProperty(NAME_PROPERTY));
        List<String> aliases = strings(reference.getProperty(ALIASES_PROPERTY));
        if (names.size() != 1) {
            LOG.error("{} of bundle {} has no name: annotate it with @Contribution(name = …)", contract, bundle);
            return Optional.empty();
        }
        Optional<String> wrong = Stream.concat(names.stream(), aliases.stream())
                .filter(name -> !NAME.matcher(name).matches())
                .findFirst();
        if (wrong.isPresent()) {
            LOG.error("{} of bundle {} has the name '{}', which is not {}", contract, bundle, wrong.get(), NAME);
            return Optional.empty();
        }
        return Optional.of(new Origin(
                names.get(0),
                aliases,
                bundle,
                reference.getBundle().getVersion(),
                reference.getProperty(Constants.SERVICE_RANKING) instanceof Integer ranking ? ranking : 0,
                (Long) reference.getProperty(Constants.SERVICE_ID)));
    }

    private static List<String> strings(@Nullable Object value) {
        if (value instanceof String text) {
            return List.of(text);
        }
        return value instanceof String[] texts ? List.of(texts) : List.of();
    }
}
