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
import org.osgi.service.component.annotations.Reference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Starts the transport once there is a broker and registers it once it listens. A port that is taken is an error in the
 * log, not a failure of the component: the next change of the configuration tries again.
 */
@Component(
        service = {},
        configurationPid = GrpcSettings.PID)
public final class GrpcComponent {
    private static final Logger LOG = LoggerFactory.getLogger(GrpcComponent.class);

    private final Optional<GrpcTransport> transport;
    private final Optional<ServiceRegistration<Transport>> registration;

    /**
     * Starts to listen.
     *
     * @param context of this bundle
     * @param broker that answers the calls
     * @param properties of the configuration
     */
    @Activate
    public GrpcComponent(BundleContext context, @Reference Broker broker, Map<String, ?> properties) {
        GrpcSettings settings = GrpcSettings.read(properties, LOG);
        transport = start(broker, settings);
        registration = transport.map(listening -> register(context, listening));
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
