// SPDX-License-Identifier: Apache-2.0
package io.gantry.broker.grpc;

import io.gantry.api.broker.Broker;
import io.gantry.api.contribution.Contribution;
import io.gantry.api.transport.Transport;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Modified;
import org.osgi.service.component.annotations.Reference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Starts the transport once there is a broker and registers it once it listens. A change of what concerns the transport
 * starts it anew; other changes of the same file leave connections alone. A port that is taken is an error in the log,
 * not a failure of the component: the next change of the configuration tries again.
 */
@Component(
        service = {},
        configurationPid = GrpcSettings.PID)
public final class GrpcComponent {
    private static final Logger LOG = LoggerFactory.getLogger(GrpcComponent.class);

    private final BundleContext context;
    private final Broker broker;
    private GrpcSettings settings;
    private Optional<GrpcTransport> transport;
    private Optional<ServiceRegistration<Transport>> registration;

    /**
     * Starts to listen.
     *
     * @param context of this bundle
     * @param broker that answers the calls
     * @param properties of the configuration
     */
    @Activate
    public GrpcComponent(BundleContext context, @Reference Broker broker, Map<String, ?> properties) {
        this.context = context;
        this.broker = broker;
        settings = GrpcSettings.read(properties, LOG);
        transport = start(broker, settings);
        registration = transport.map(listening -> register(context, listening));
    }

    @Modified
    void modified(Map<String, ?> properties) {
        GrpcSettings changed = GrpcSettings.read(properties, LOG);
        if (!changed.equals(settings) || transport.isEmpty()) {
            deactivate();
            settings = changed;
            transport = start(broker, settings);
            registration = transport.map(listening -> register(context, listening));
        }
    }

    @Deactivate
    void deactivate() {
        transport.ifPresent(GrpcTransport::close);
        registration.ifPresent(ServiceRegistration::unregister);
    }

    private static Optional<GrpcTransport> start(Broker broker, GrpcSettings settings) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        // gRPC and Netty look up providers through the thread's class loader.
        thread.setContextClassLoader(GrpcComponent.class.getClassLoader());
        try {
            var listening = new GrpcTransport(broker, settings);
            LOG.info("listening on {}", listening.endpoints().get(0));
            return Optional.of(listening);
        } catch (IOException | RuntimeException failed) {
            LOG.error(
                    "cannot listen on {}:{} ({} in etc/{}.cfg): {}",
                    settings.host(),
                    settings.port(),
                    GrpcSettings.PORT_KEY,
                    GrpcSettings.PID,
                    rootMessage(failed));
            return Optional.empty();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static ServiceRegistration<Transport> register(BundleContext context, GrpcTransport listening) {
        String name = GrpcTransport.class.getAnnotation(Contribution.class).name();
        return context.registerService(
                Transport.class, listening, FrameworkUtil.asDictionary(Map.of("gantry.name", name)));
    }

    private static String rootMessage(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return String.valueOf(root.getMessage());
    }
}
