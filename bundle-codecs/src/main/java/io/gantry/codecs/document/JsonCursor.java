// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.document;

import io.gantry.api.result.MalformedBlockException;

/**
 * Walks over JSON in an array of bytes. Every method begins at {@link #position()}, leaves it behind what it took, and
 * throws {@link MalformedBlockException} when the bytes are something else; none reads behind the limit.
 */
public final class JsonCursor {
    /** Deepest nesting of arrays and objects. */
    public static final int MAX_DEPTH = 1000;

    /** Longest number in bytes. */
    public static final int MAX_NUMBER_BYTES = 1000;

    private final String format;
    private byte[] bytes = new byte[0];
    private int start;
    private int position;
    private int limit;

    /**
     * A cursor on nothing.
     *
     * @param format named in errors
     */
    public JsonCursor(String format) {
        this.format = format;
    }

    /**
     * Goes to the beginning of a block.
     *
     * @param source holds the block
     * @param blockStart where the block begins, from which errors count their offsets
     * @param blockEnd one past its last byte
     */
    public void reset(byte[] source, int blockStart, int blockEnd) {
        bytes = source;
        start = blockStart;
        position = blockStart;
        limit = blockEnd;
    }

    /**
     * Goes to a part of the block.
     *
     * @param from its first byte
     * @param to one past its last byte
     */
    public void move(int from, int to) {
        position = from;
        limit = to;
    }

    /**
     * The bytes that this cursor walks over.
     *
     * @return never changed here
     */
    public byte[] bytes() {
        return bytes;
    }

    /**
     * Where the cursor is.
     *
     * @return an index into {@link #bytes()}
     */
    public int position() {
        return position;
    }

    /**
     * The error of bytes that are not what they should be.
     *
     * @param reason what is wrong
     * @return to be thrown
     */
    public MalformedBlockException malformed(String reason) {
        return malformed(position, reason);
    }

    /**
     * The error of bytes at some place.
     *
     * @param at an index into {@link #bytes()}
     * @param reason what is wrong
     * @return to be thrown
     */
    public MalformedBlockException malformed(int at, String reason) {
        return new MalformedBlockException(format, at - start, reason);
    }

    private MalformedBlockException unexpected(String wanted) {
        if (position >= limit) {
            return malformed("ends where " + wanted + " should be");
        }
        int found = bytes[position] & 0xFF;
        String shown = found > ' ' && found < 0x7F ? "'" + (char) found + "'" : "byte 0x" + Integer.toHexString(found);
        return malformed(shown + " where " + wanted + " should be");
    }

    /**
     * Passes white space.
     *
     * @return the byte after it, without passing that, or -1 at the limit
     */
    public int peek() {
        while (position < limit) {
            byte c = bytes[position];
            if (c > ' ' || (c != ' ' && c != '\n' && c != '\r' && c != '\t')) {
                return c & 0xFF;
            }
            position++;
        }
        return -1;
    }

    /**
     * Passes white space and one character.
     *
     * @param c which one it has to be
     */
    public void take(char c) {
        if (peek() != c) {
            throw unexpected("'" + c + "'");
        }
        position++;
    }

    /**
     * Passes white space, and one character if it is there.
     *
     * @param c which one
     * @return whether it was there
     */
    public boolean takeIf(char c) {
        if (peek() != c) {
            return false;
        }
        position++;
        return true;
    }

    /** Passes white space up to the limit. */
    public void takeEnd() {
        if (peek() >= 0) {
            throw unexpected("the end");
        }
    }

    /**
     * Passes {@code null} if it is there.
     *
     * @return whether it was there
     */
    public boolean takeNull() {
        if (peek() != 'n') {
            return false;
        }
        takeWord("null");
        return true;
    }

    /**
     * Passes {@code true} or {@code false}.
     *
     * @return which one
     */
    public boolean takeBoolean() {
        boolean value = peek() == 't';
        takeWord(value ? "true" : "false");
        return value;
    }

    private void takeWord(String word) {
        if (limit - position < word.length()) {
            throw unexpected(word);
        }
        for (int i = 0; i < word.length(); i++) {
            if (bytes[position + i] != word.charAt(i)) {
                throw unexpected(word);
            }
        }
        position += word.length();
    }

    /**
     * Passes a string and its quotes.
     *
     * @return whether it has an escape; its content is between the quotes in any case
     */
    public boolean takeString() {
        take('"');
        boolean escaped = false;
        int p = position;
        while (p < limit) {
            byte c = bytes[p];
            if (c == '"') {
                position = p + 1;
                return escaped;
            }
            if (c == '\\') {
                escaped = true;
                p = escapeEnd(p);
            } else if (c >= 0 && c < ' ') {
                throw malformed(p, "control character 0x" + Integer.toHexString(c) + " in a string");
            } else {
                p++;
            }
        }
        throw malformed(limit, "ends within a string");
    }

    private int escapeEnd(int at) {
        int kind = at + 1 < limit ? bytes[at + 1] : -1;
        if (kind == 'u') {
            for (int i = at + 2; i < at + 6; i++) {
                if (i >= limit || Character.digit(bytes[i], 16) < 0) {
                    throw malformed(i, "an escape \\u without four hexadecimal digits");
                }
            }
            return at + 6;
        }
        if (kind < 0 || "\"\\/bfnrt".indexOf(kind) < 0) {
            throw malformed(at, "an escape that JSON does not know");
        }
        return at + 2;
    }

    /**
     * Passes a number.
     *
     * @return whether it has neither fraction nor exponent
     */
    public boolean takeNumber() {
        peek();
        int from = position;
        int p = from < limit && bytes[from] == '-' ? from + 1 : from;
        int digits = digitsEnd(p);
        if (digits - p > 1 && bytes[p] == '0') {
            throw malformed(p, "a number with a leading zero");
        }
        p = digits;
        boolean integer = true;
        if (p < limit && bytes[p] == '.') {
            integer = false;
            p = digitsEnd(p + 1);
        }
        if (p < limit && (bytes[p] | 0x20) == 'e') {
            integer = false;
            p++;
            p = digitsEnd(p < limit && (bytes[p] == '+' || bytes[p] == '-') ? p + 1 : p);
        }
        if (p - from > MAX_NUMBER_BYTES) {
            throw malformed(from, "a number of " + (p - from) + " bytes exceeds " + MAX_NUMBER_BYTES);
        }
        position = p;
        return integer;
    }

    private int digitsEnd(int from) {
        int p = from;
        while (p < limit && bytes[p] >= '0' && bytes[p] <= '9') {
            p++;
        }
        if (p == from) {
            position = from;
            throw unexpected("a digit");
        }
        return p;
    }

    /** Passes one value of any kind. */
    public void takeValue() {
        takeValue(0);
    }

    private void takeValue(int depth) {
        switch (peek()) {
            case '"' -> takeString();
            case 't', 'f' -> takeBoolean();
            case 'n' -> takeNull();
            case '[' -> takeArray(depth);
            case '{' -> takeObject(depth);
            case -1 -> throw unexpected("a value");
            default -> takeNumber();
        }
    }

    private void takeArray(int depth) {
        takeDeeper(depth);
        if (takeIf(']')) {
            return;
        }
        do {
            takeValue(depth + 1);
        } while (takeIf(','));
        take(']');
    }

    private void takeObject(int depth) {
        takeDeeper(depth);
        if (takeIf('}')) {
            return;
        }
        do {
            takeString();
            take(':');
            takeValue(depth + 1);
        } while (takeIf(','));
        take('}');
    }

    private void takeDeeper(int depth) {
        if (depth >= MAX_DEPTH) {
            throw malformed("nesting exceeds " + MAX_DEPTH);
        }
        position++;
    }
}
