// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ResultSchema;
import java.io.IOException;
import java.io.Writer;
import org.jspecify.annotations.Nullable;

/**
 * Columns under their names, as wide as the first rows need; a longer value further down moves its own row only, so
 * that a result of any length is printed as it arrives.
 */
final class TableRows implements RowWriter {
    private static final int MEASURED_ROWS = 1_000;

    private final ResultSchema schema;
    private final Writer out;
    private int @Nullable [] widths;

    TableRows(ResultSchema schema, Writer out) {
        this.schema = schema;
        this.out = out;
    }

    @Override
    public void write(DecodedBlock block) throws IOException {
        int[] known = widths == null ? header(block, Math.min(MEASURED_ROWS, block.rowCount())) : widths;
        for (int row = 0; row < block.rowCount(); row++) {
            for (int column = 0; column < known.length; column++) {
                cell(
                        cell(block, row, column),
                        column,
                        known[column],
                        isNumber(schema.column(column).type()));
            }
        }
    }

    @Override
    public void end() throws IOException {
        if (widths == null) {
            int[] none = new int[schema.size()];
            heading(none);
        }
    }

    private int[] header(DecodedBlock block, int rows) throws IOException {
        int[] measured = new int[schema.size()];
        for (int column = 0; column < measured.length; column++) {
            for (int row = 0; row < rows; row++) {
                measured[column] = Math.max(measured[column], width(cell(block, row, column)));
            }
        }
        heading(measured);
        return measured;
    }

    private void heading(int[] measured) throws IOException {
        for (int column = 0; column < measured.length; column++) {
            Column described = schema.column(column);
            String name = printable(described.name());
            measured[column] = Math.max(measured[column], width(name));
            cell(name, column, measured[column], isNumber(described.type()));
        }
        for (int column = 0; column < measured.length; column++) {
            out.write((column == 0 ? "" : "-+-") + "-".repeat(measured[column]));
        }
        out.write('\n');
        widths = measured;
    }

    private void cell(String text, int column, int width, boolean right) throws IOException {
        String blanks = " ".repeat(Math.max(0, width - width(text)));
        boolean last = column == schema.size() - 1;
        out.write(column == 0 ? "" : " | ");
        out.write(right ? blanks + text : last ? text : text + blanks);
        out.write(last ? "\n" : "");
    }

    private static String cell(DecodedBlock block, int row, int column) {
        String text = block.text(row, column);
        return text == null ? "null" : printable(text);
    }

    private static int width(String text) {
        return text.codePointCount(0, text.length());
    }

    // A value must neither break the line nor command the terminal.
    private static String printable(String text) {
        if (text.chars().noneMatch(Character::isISOControl)) {
            return text;
        }
        var safe = new StringBuilder(text.length() + 16);
        text.chars().forEach(c -> {
            if (Character.isISOControl(c)) {
                safe.append(c == '\n' ? "\\n" : c == '\t' ? "\\t" : String.format("\\u%04x", c));
            } else {
                safe.append((char) c);
            }
        });
        return safe.toString();
    }

    private static boolean isNumber(ColumnType type) {
        return switch (type) {
            case INT, LONG, FLOAT, DOUBLE, BIG_DECIMAL -> true;
            default -> false;
        };
    }
}
