// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values as bytes, a letter for the type in front of each. */
final class StoredValues {
    private StoredValues() {}

    static void write(Object value, DataOutputStream out) throws IOException {
        if (value == null) {
            out.writeByte('n');
        } else if (value instanceof Integer number) {
            out.writeByte('i');
            out.writeInt(number);
        } else if (value instanceof Long number) {
            out.writeByte('l');
            out.writeLong(number);
        } else if (value instanceof Float number) {
            out.writeByte('f');
            out.writeFloat(number);
        } else if (value instanceof Double number) {
            out.writeByte('d');
            out.writeDouble(number);
        } else if (value instanceof Boolean truth) {
            out.writeByte(truth ? 't' : 'u');
        } else if (value instanceof String text) {
            out.writeByte('s');
            out.writeUTF(text);
        } else if (value instanceof List<?> list) {
            out.writeByte('a');
            out.writeInt(list.size());
            for (Object element : list) {
                write(element, out);
            }
        } else {
            var map = (Map<?, ?>) value;
            out.writeByte('m');
            out.writeInt(map.size());
            for (var entry : map.entrySet()) {
                write(entry.getKey(), out);
                write(entry.getValue(), out);
            }
        }
    }

    static Object read(DataInputStream in) throws IOException {
        byte type = in.readByte();
        return switch (type) {
            case 'n' -> null;
            case 'i' -> in.readInt();
            case 'l' -> in.readLong();
            case 'f' -> in.readFloat();
            case 'd' -> in.readDouble();
            case 't', 'u' -> type == 't';
            case 's' -> in.readUTF();
            case 'a' -> {
                List<Object> list = new ArrayList<>();
                for (int left = in.readInt(); left > 0; left--) {
                    list.add(read(in));
                }
                yield list;
            }
            default -> {
                Map<Object, Object> map = new LinkedHashMap<>();
                for (int left = in.readInt(); left > 0; left--) {
                    map.put(read(in), read(in));
                }
                yield map;
            }
        };
    }
}
