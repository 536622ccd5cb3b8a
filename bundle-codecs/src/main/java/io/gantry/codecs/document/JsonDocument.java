// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.document;

import io.gantry.codecs.text.BlockBuffer;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The objects that a JSON document stands for: Integer, Long or BigInteger by size, Double, String, Boolean, List, Map in
 * the order of the document, and null. Of equal keys the last one counts.
 */
public final class JsonDocument {
    private final JsonCursor cursor = new JsonCursor("JSON");

    /**
     * Reads an object.
     *
     * @param bytes hold it
     * @param from its first byte
     * @param to one past its last byte
     * @return the object
     */
    public Map<String, @Nullable Object> object(byte[] bytes, int from, int to) {
        cursor.reset(bytes, from, to);
        cursor.peek();
        return object();
    }

    private Map<String, @Nullable Object> object() {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        cursor.take('{');
        if (cursor.takeIf('}')) {
            return members;
        }
        do {
            String key = string();
            cursor.take(':');
            members.put(key, value());
        } while (cursor.takeIf(','));
        cursor.take('}');
        return members;
    }

    private List<@Nullable Object> array() {
        List<@Nullable Object> elements = new ArrayList<>();
        cursor.take('[');
        if (cursor.takeIf(']')) {
            return elements;
        }
        do {
            elements.add(value());
        } while (cursor.takeIf(','));
        cursor.take(']');
        return elements;
    }

    private @Nullable Object value() {
        return switch (cursor.peek()) {
            case '"' -> string();
            case 't', 'f' -> cursor.takeBoolean();
            case '[' -> array();
            case '{' -> object();
            default -> cursor.takeNull() ? null : number();
        };
    }

    private String string() {
        cursor.peek();
        int from = cursor.position() + 1;
        boolean escaped = cursor.takeString();
        int length = cursor.position() - 1 - from;
        if (!escaped) {
            return new String(cursor.bytes(), from, length, StandardCharsets.UTF_8);
        }
        var resolved = new BlockBuffer(length);
        JsonEscapes.resolve(cursor.bytes(), from, from + length, resolved);
        return new String(resolved.array(), 0, resolved.position(), StandardCharsets.UTF_8);
    }

    private Number number() {
        int from = cursor.position();
        boolean integer = cursor.takeNumber();
        String text = new String(cursor.bytes(), from, cursor.position() - from, StandardCharsets.ISO_8859_1);
        if (!integer) {
            return Double.valueOf(text);
        }
        var value = new BigInteger(text);
        if (value.bitLength() < Integer.SIZE) {
            return value.intValue();
        }
        return value.bitLength() < Long.SIZE ? (Number) value.longValue() : value;
    }
}
