// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import io.gantry.launcher.admin.AdminClient;
import io.gantry.launcher.admin.AdminSocketPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.ServiceLoader;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.BundleException;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.SynchronousBundleListener;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;

/** A framework with the distribution's bundles, running on one data folder. */
public final class Platform implements AutoCloseable {
    /** Start level at which everything runs. */
    public static final int ALL = 10;
    /** Start level at which everything runs but the transports. */
    public static final int WITHOUT_TRANSPORTS = 4;

    private static final Duration STOP_TIMEOUT = Duration.ofSeconds(30);

    private final Home home;
    private final DataLock lock;
    private final Framework framework;
    private final AdminClient admin;
    private final List<String> troubles;

    private Platform(Home home, DataLock lock, Framework framework, AdminClient admin, List<String> troubles) {
        this.home = home;
        this.lock = lock;
        this.framework = framework;
        this.admin = admin;
        this.troubles = troubles;
    }

    /**
     * Starts; returns when the start level is reached. A bundle that does not start is reported and left out.
     *
     * @param home the distribution
     * @param startLevel {@link #ALL} or {@link #WITHOUT_TRANSPORTS}
     * @return the platform, to be closed by the caller
     * @throws LaunchException if nothing could be started, or another process runs on the data folder
     */
    public static Platform start(Home home, int startLevel) throws LaunchException {
        try {
            DataLock lock = DataLock.tryTake(home).orElseThrow(() -> alreadyRunning(home));
            try {
                TemporaryFolder.empty(home.temporary());
                Files.createDirectories(home.log());
                Path socket = AdminSocketPath.choose(home.data());
                return start(home, lock, startLevel, socket);
            } catch (LaunchException | IOException | RuntimeException failed) {
                lock.close();
                throw failed;
            }
        } catch (IOException failed) {
            throw new LaunchException("cannot work in " + home.data() + ": " + failed, failed);
        }
    }

    private static Platform start(Home home, DataLock lock, int startLevel, Path socket) throws LaunchException {
        long began = System.nanoTime();
        var log = new PlatformLog(System.err);
        log.info("Gantry " + Home.version() + " on Java " + Runtime.version() + ", home " + home.root() + ", data "
                + home.data());
        Framework framework = ServiceLoader.load(FrameworkFactory.class)
                .findFirst()
                .orElseThrow()
                .newFramework(FrameworkSettings.of(home, socket, startLevel));
        var troubles = new Troubles();
        try {
            framework.init(troubles);
            BundleContext context = framework.getBundleContext();
            context.addBundleListener(logConnector(log, context));
            CacheChanges changes = new SystemBundles(home, log).synchronize(context);
            log.info("bundles: " + changes);
            context.addFrameworkListener(troubles);
            framework.start();
            List<String> lines = troubles.list(context);
            lines.forEach(log::error);
            log.info("start level " + startLevel + " reached in "
                    + Duration.ofNanos(System.nanoTime() - began).toMillis() + " ms, " + context.getBundles().length
                    + " bundles");
            return new Platform(home, lock, framework, new AdminClient(socket), lines);
        } catch (BundleException failed) {
            throw new LaunchException("the framework does not start: " + failed.getMessage(), failed);
        }
    }

    /**
     * The way to the kernel.
     *
     * @return a client of this platform's socket
     */
    public AdminClient admin() {
        return admin;
    }

    /**
     * What did not start.
     *
     * @return one line for each bundle
     */
    public List<String> troubles() {
        return troubles;
    }

    /**
     * Waits until the framework has stopped.
     *
     * @throws InterruptedException if the waiting thread is interrupted
     */
    public void awaitStop() throws InterruptedException {
        framework.waitForStop(0);
    }

    /** Stops the framework and gives the data folder back; waits for that a bounded time. */
    @Override
    public void close() {
        try {
            framework.stop();
            FrameworkEvent event = framework.waitForStop(STOP_TIMEOUT.toMillis());
            if (event.getType() == FrameworkEvent.WAIT_TIMEDOUT) {
                System.err.println("bundles still run " + STOP_TIMEOUT.toSeconds() + " s after they were told to stop");
            }
            AdminSocketPath.forget(home.data());
            TemporaryFolder.empty(home.temporary());
            lock.close();
        } catch (BundleException | IOException failed) {
            System.err.println("not stopped cleanly: " + failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static SynchronousBundleListener logConnector(PlatformLog log, BundleContext context) {
        return event -> {
            Bundle bundle = event.getBundle();
            if (PlatformLog.LOGGING_BUNDLE.equals(bundle.getSymbolicName())) {
                if (event.getType() == BundleEvent.STARTED) {
                    for (Bundle other : context.getBundles()) {
                        if (PlatformLog.API_BUNDLE.equals(other.getSymbolicName())) {
                            log.connect(other);
                        }
                    }
                } else if (event.getType() == BundleEvent.STOPPING) {
                    log.disconnect();
                }
            }
        };
    }

    private static LaunchException alreadyRunning(Home home) {
        try {
            String pid = DataLock.holder(home)
                    .map(process -> "process " + process.pid())
                    .orElse("another process");
            return new LaunchException(
                    pid + " already runs on " + home.data()
                            + "; stop it with 'gantry stop', or set GANTRY_DATA to another folder",
                    null);
        } catch (IOException unreadable) {
            return new LaunchException("another process already runs on " + home.data(), unreadable);
        }
    }
}
