// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Writes rows as JSON objects into one buffer of its own. One thread at a time. */
final class JsonLine {
    private static final Column[] COLUMNS = Column.values();
    private static final byte[][] KEYS = keys();
    private static final byte[] NULL = Integer.toString(Row.NULL).getBytes(UTF_8);

    private final byte[] buffer = new byte[RowGenerator.MAX_ROW_BYTES + 1];
    private int length;

    /** Begins anew with this row and a line feed. */
    void write(Row row) {
        length = 0;
        for (Column column : COLUMNS) {
            append(KEYS[column.index()]);
            if (column.type() == ColumnType.INT) {
                append(row.number(column));
            } else {
                length = row.value(column).copyTo(buffer, length);
            }
        }
        buffer[length] = '}';
        buffer[++length] = '\n';
    }

    /** The row written last from index 0 on, and a line feed behind it. */
    byte[] buffer() {
        return buffer;
    }

    /** Length of the row in bytes, without the line feed. */
    int length() {
        return length;
    }

    private void append(byte[] bytes) {
        System.arraycopy(bytes, 0, buffer, length, bytes.length);
        length += bytes.length;
    }

    private void append(int number) {
        if (number == Row.NULL) {
            append(NULL);
            return;
        }
        int rest = number;
        if (rest < 0) {
            buffer[length++] = '-';
            rest = -rest;
        }
        length += digits(rest);
        int index = length;
        do {
            buffer[--index] = (byte) ('0' + rest % 10);
            rest /= 10;
        } while (rest > 0);
    }

    private static int digits(int number) {
        int digits = 1;
        for (long bound = 10; number >= bound; bound *= 10) {
            digits++;
        }
        return digits;
    }

    /** What stands before each value: the name in quotes and a colon, behind a brace or a comma. */
    private static byte[][] keys() {
        byte[][] result = new byte[COLUMNS.length][];
        for (Column column : COLUMNS) {
            String start = column.index() == 0 ? "{\"" : ",\"";
            result[column.index()] = (start + column.columnName() + "\":").getBytes(UTF_8);
        }
        return result;
    }
}
