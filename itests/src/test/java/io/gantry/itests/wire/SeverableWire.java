// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.wire;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Passes bytes on between a client and a broker until it is cut: both ends then see a reset connection. */
final class SeverableWire implements AutoCloseable {
    private final ServerSocket server;
    private final int target;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();

    SeverableWire(int target) throws IOException {
        this.target = target;
        server = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        start(this::accept);
    }

    int port() {
        return server.getLocalPort();
    }

    /** Resets all connections, as when the client's machine loses its power and comes back. */
    void cut() throws IOException {
        for (Socket socket : sockets) {
            if (!socket.isClosed()) {
                socket.setSoLinger(true, 0);
                socket.close();
            }
        }
    }

    private void accept() throws IOException {
        while (true) {
            Socket client = server.accept();
            Socket broker = new Socket(InetAddress.getLoopbackAddress(), target);
            sockets.addAll(List.of(client, broker));
            start(() -> client.getInputStream().transferTo(broker.getOutputStream()));
            start(() -> broker.getInputStream().transferTo(client.getOutputStream()));
        }
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void start(Work work) {
        var thread = new Thread(() -> {
            try {
                work.run();
            } catch (IOException closed) {
                // that is how a wire ends
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() throws IOException {
        server.close();
        cut();
    }
}
