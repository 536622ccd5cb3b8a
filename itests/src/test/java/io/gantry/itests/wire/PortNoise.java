// SPDX-License-Identifier: Apache-2.0
package io.gantry.itests.wire;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/** Connections that talk nonsense, each until the broker hangs up. */
final class PortNoise {
    private static final byte[] PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] HTTP_1 =
            "GET /query/sql HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final int FRAME_BYTES = 100;

    private final int port;
    private final Random random;

    PortNoise(int port, long seed) {
        this.port = port;
        this.random = new Random(seed);
    }

    void bytes() {
        send(random(random.nextInt(5000)));
    }

    void bytesAfterThePreface() {
        send(PREFACE, random(random.nextInt(5000)));
    }

    void bytesAfterAnHttpRequest() {
        send(HTTP_1, random(random.nextInt(5000)));
    }

    /** HTTP/2 frames of every kind with a proper length and stream, and anything in them. */
    void framesOfNonsense() {
        byte[] frames = random(30 * FRAME_BYTES);
        for (int at = 0; at < frames.length; at += FRAME_BYTES) {
            frames[at] = 0;
            frames[at + 1] = 0;
            frames[at + 2] = FRAME_BYTES - 9;
            frames[at + 3] = (byte) random.nextInt(10);
            frames[at + 5] = 0;
            frames[at + 6] = 0;
            frames[at + 7] = 0;
            frames[at + 8] = (byte) random.nextInt(4);
        }
        send(PREFACE, frames);
    }

    private byte[] random(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    private void send(byte[]... parts) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            for (byte[] part : parts) {
                socket.getOutputStream().write(part);
            }
            socket.shutdownOutput();
            socket.getInputStream().readAllBytes();
        } catch (IOException reset) {
            // the broker may hang up at any moment
        }
    }
}
