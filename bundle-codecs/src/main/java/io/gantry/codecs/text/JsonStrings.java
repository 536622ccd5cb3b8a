// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * JSON strings from UTF-8 bytes. Quote, backslash and control characters are escaped, all else stays as it is; bytes
 * that are no UTF-8 become U+FFFD, so that no reader can lose its place.
 */
public final class JsonStrings {
    /** How many readable bytes have to follow the text in its array. */
    public static final int PADDING = CleanRun.OVERRUN;

    private static final byte[][] ESCAPES = escapes();

    private JsonStrings() {}

    private static byte[][] escapes() {
        byte[][] escapes = new byte[128][];
        for (int c = 0; c < ' '; c++) {
            escapes[c] = String.format("\\u%04X", c).getBytes(StandardCharsets.US_ASCII);
        }
        String shortForms = "\"\"\\\\\bb\tt\nn\ff\rr";
        for (int i = 0; i < shortForms.length(); i += 2) {
            escapes[shortForms.charAt(i)] = new byte[] {'\\', (byte) shortForms.charAt(i + 1)};
        }
        return escapes;
    }

    /**
     * Writes a string with its quotes.
     *
     * @param source holds the text, and {@link #PADDING} more bytes
     * @param from first byte of the text
     * @param to one past its last byte
     * @param out takes the string
     */
    public static void write(byte[] source, int from, int to, BlockBuffer out) {
        int at = out.reserve(to - from + 2 + CleanRun.OVERRUN);
        byte[] target = out.array();
        target[at] = '"';
        int end = CleanRun.copy(source, from, to, target, at + 1, CleanRun.ASCII);
        out.advanceTo(at + 1 + end - from);
        if (end < to) {
            writeRest(source, end, to, out);
        }
        out.put('"');
    }

    private static void writeRest(byte[] source, int from, int to, BlockBuffer out) {
        if (!Utf8.isValid(source, from, to)) {
            byte[] valid = new String(source, from, to - from, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_8);
            writeEscaped(Arrays.copyOf(valid, valid.length + PADDING), 0, valid.length, out);
        } else {
            writeEscaped(source, from, to, out);
        }
    }

    private static void writeEscaped(byte[] source, int from, int to, BlockBuffer out) {
        int p = from;
        while (p < to) {
            int at = out.reserve(to - p + CleanRun.OVERRUN);
            int end = CleanRun.copy(source, p, to, out.array(), at, CleanRun.ANY);
            out.advanceTo(at + end - p);
            p = end;
            while (p < to && source[p] >= 0 && ESCAPES[source[p]] != null) {
                out.put(ESCAPES[source[p]]);
                p++;
            }
        }
    }

    /**
     * A text as a JSON string.
     *
     * @param text any text
     * @return UTF-8, with its quotes
     */
    public static byte[] quoted(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        var out = new BlockBuffer(6 * utf8.length + 2);
        write(Arrays.copyOf(utf8, utf8.length + PADDING), 0, utf8.length, out);
        return Arrays.copyOf(out.array(), out.position());
    }
}
