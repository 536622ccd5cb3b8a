// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.admin;

import io.gantry.api.ingest.TableLoadException;
import io.gantry.kernel.contribution.ContributionRegistry;
import io.gantry.kernel.query.QueryBroker;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Listens on the file that the launcher names in {@code gantry.admin.socket}; without it, on nothing. */
@Component(service = {})
public final class AdminSocket {
    private static final Logger LOG = LoggerFactory.getLogger(AdminSocket.class);
    private static final int MAX_CLIENTS = 8;

    private final AdminCommands commands;
    private final Set<SocketChannel> clients = ConcurrentHashMap.newKeySet();
    private final ExecutorService threads;
    private final @Nullable ServerSocketChannel server;

    /**
     * Starts to listen.
     *
     * @param context of the kernel's bundle
     * @param registry live views of all contracts
     * @param broker that runs the queries
     * @throws IOException if the socket cannot be made
     */
    @Activate
    public AdminSocket(BundleContext context, @Reference ContributionRegistry registry, @Reference QueryBroker broker)
            throws IOException {
        commands = new AdminCommands(registry, broker);
        var number = new AtomicInteger();
        threads = new ThreadPoolExecutor(0, MAX_CLIENTS + 1, 10, TimeUnit.SECONDS, new SynchronousQueue<>(), work -> {
            var thread = new Thread(work, "gantry-admin-" + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        });
        String path = context.getProperty("gantry.admin.socket");
        server = path == null ? null : listen(Path.of(path));
        if (server != null) {
            threads.execute(this::acceptAll);
        }
    }

    @Deactivate
    void deactivate() throws IOException {
        if (server != null) {
            var address = (UnixDomainSocketAddress) server.getLocalAddress();
            server.close();
            Files.deleteIfExists(address.getPath());
        }
        for (SocketChannel client : clients) {
            client.close();
        }
        threads.shutdownNow();
    }

    private static ServerSocketChannel listen(Path path) throws IOException {
        Files.deleteIfExists(path);
        ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        try {
            channel.bind(UnixDomainSocketAddress.of(path));
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
            return channel;
        } catch (IOException | RuntimeException failed) {
            channel.close();
            throw failed;
        }
    }

    private void acceptAll() {
        while (server != null && server.isOpen()) {
            try {
                SocketChannel client = server.accept();
                clients.add(client);
                threads.execute(() -> serve(client));
            } catch (ClosedChannelException stopped) {
                return;
            } catch (IOException | RuntimeException failed) {
                LOG.warn("a client of the admin socket was not served: {}", failed.toString());
            }
        }
    }

    private void serve(SocketChannel client) {
        try (client;
                Reader reader = Channels.newReader(client, StandardCharsets.UTF_8);
                Writer writer = new BufferedWriter(Channels.newWriter(client, StandardCharsets.UTF_8))) {
            answer(new BufferedReader(reader), new AdminAnswer(writer));
        } catch (IOException | RuntimeException gone) {
            LOG.debug("a client of the admin socket went away", gone);
        } finally {
            clients.remove(client);
        }
    }

    private void answer(BufferedReader in, AdminAnswer answer) throws IOException {
        try {
            commands.run(AdminRequest.read(in), answer);
        } catch (AdminException | TableLoadException known) {
            answer.failure(String.valueOf(known.getMessage()));
        } catch (UncheckedIOException gone) {
            throw gone;
        } catch (RuntimeException failed) {
            LOG.error("a command of the admin socket failed", failed);
            answer.failure(failed.getClass().getSimpleName() + ": " + failed.getMessage());
        }
    }
}
