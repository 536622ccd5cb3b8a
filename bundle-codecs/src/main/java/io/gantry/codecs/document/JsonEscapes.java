// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.document;

import io.gantry.codecs.text.BlockBuffer;

/** What the escapes of a JSON string stand for. */
public final class JsonEscapes {
    private static final byte[] REPLACEMENT = {(byte) 0xEF, (byte) 0xBF, (byte) 0xBD};

    private JsonEscapes() {}

    /**
     * Resolves the escapes of a string that {@link JsonCursor#takeString} has passed. A surrogate without its other
     * half becomes U+FFFD.
     *
     * @param bytes holds the string
     * @param from first byte of its content
     * @param to one past the last byte of its content
     * @param out takes UTF-8, never longer than the content
     */
    public static void resolve(byte[] bytes, int from, int to, BlockBuffer out) {
        out.reserve(to - from);
        int p = from;
        while (p < to) {
            if (bytes[p] != '\\') {
                out.put(bytes[p++]);
            } else if (bytes[p + 1] == 'u') {
                p = unicode(bytes, p, to, out);
            } else {
                out.put(single(bytes[p + 1]));
                p += 2;
            }
        }
    }

    private static int single(byte kind) {
        return switch (kind) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> kind;
        };
    }

    private static int unicode(byte[] bytes, int at, int to, BlockBuffer out) {
        int first = hex(bytes, at + 2);
        if (!Character.isSurrogate((char) first)) {
            put(first, out);
            return at + 6;
        }
        boolean paired = Character.isHighSurrogate((char) first)
                && to - at >= 12
                && bytes[at + 6] == '\\'
                && bytes[at + 7] == 'u'
                && Character.isLowSurrogate((char) hex(bytes, at + 8));
        if (!paired) {
            out.put(REPLACEMENT);
            return at + 6;
        }
        put(Character.toCodePoint((char) first, (char) hex(bytes, at + 8)), out);
        return at + 12;
    }

    private static int hex(byte[] bytes, int at) {
        int value = 0;
        for (int i = at; i < at + 4; i++) {
            value = value << 4 | Character.digit(bytes[i], 16);
        }
        return value;
    }

    private static void put(int codePoint, BlockBuffer out) {
        if (codePoint < 0x80) {
            out.put(codePoint);
        } else if (codePoint < 0x800) {
            out.put(0xC0 | codePoint >> 6);
            out.put(0x80 | (codePoint & 0x3F));
        } else {
            if (codePoint < 0x10000) {
                out.put(0xE0 | codePoint >> 12);
            } else {
                out.put(0xF0 | codePoint >> 18);
                out.put(0x80 | (codePoint >> 12 & 0x3F));
            }
            out.put(0x80 | (codePoint >> 6 & 0x3F));
            out.put(0x80 | (codePoint & 0x3F));
        }
    }
}
