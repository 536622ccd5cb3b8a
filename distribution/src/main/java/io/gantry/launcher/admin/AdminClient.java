// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.admin;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.Writer;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** Sends one request to the broker that runs on a data folder. */
public final class AdminClient {
    private final Path socket;

    /**
     * A client of one broker; connects for each request.
     *
     * @param socket as {@link AdminSocketPath#find} found it
     */
    public AdminClient(Path socket) {
        this.socket = socket;
    }

    /**
     * Asks and waits for the end of the answer.
     *
     * @param request values by key, {@code command} among them
     * @param listener told of what comes before the end
     * @return what the broker says of its success
     * @throws AdminException if the broker says no
     * @throws IOException if there is no broker, or it goes away
     */
    public String ask(Map<String, String> request, AdminListener listener) throws AdminException, IOException {
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.connect(UnixDomainSocketAddress.of(socket));
            Writer out = Channels.newWriter(channel, StandardCharsets.UTF_8);
            out.write(encode(request));
            out.flush();
            return read(new BufferedReader(Channels.newReader(channel, StandardCharsets.UTF_8)), listener);
        }
    }

    static String encode(Map<String, String> request) {
        var text = new StringBuilder();
        request.forEach((key, value) ->
                text.append(key + "=" + value.replace("\\", "\\\\").replace("\n", "\\n") + "\n"));
        return text.append('\n').toString();
    }

    static String read(BufferedReader in, AdminListener listener) throws AdminException, IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String text = line.length() > 2 ? line.substring(2) : "";
            switch (line.isEmpty() ? ' ' : line.charAt(0)) {
                case 'P' -> progress(text, listener);
                case 'O' -> listener.output(text);
                case 'K' -> {
                    return text;
                }
                case 'E' -> throw new AdminException(text);
                default -> throw new IOException("the broker answered '" + line + "', which is not P, O, K or E");
            }
        }
        throw new EOFException("the broker went away before it had answered");
    }

    private static void progress(String text, AdminListener listener) throws IOException {
        String[] parts = text.split("\t", -1);
        try {
            listener.progress(Long.parseLong(parts[0]), Double.parseDouble(parts[1]));
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException wrong) {
            throw new IOException("the broker answered progress '" + text + "', which is not ROWS and FRACTION", wrong);
        }
    }
}
