// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import com.google.gson.Gson;
import io.gantry.api.result.ColumnType;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ResultSchema;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** An array of objects. */
final class JsonRows implements RowWriter {
    private final Gson gson = new Gson();
    private final ResultSchema schema;
    private final List<String> keys;
    private final Writer out;
    private boolean first = true;

    JsonRows(ResultSchema schema, Writer out) throws IOException {
        this.schema = schema;
        this.keys = schema.columns().stream()
                .map(column -> gson.toJson(column.name()) + ":")
                .toList();
        this.out = out;
        out.write('[');
    }

    @Override
    public void write(DecodedBlock block) throws IOException {
        for (int row = 0; row < block.rowCount(); row++) {
            out.write(first ? "\n{" : ",\n{");
            first = false;
            for (int column = 0; column < keys.size(); column++) {
                out.write(column == 0 ? "" : ",");
                out.write(keys.get(column));
                out.write(value(block, row, column));
            }
            out.write('}');
        }
    }

    @Override
    public void end() throws IOException {
        out.write("\n]\n");
    }

    private String value(DecodedBlock block, int row, int column) {
        String text = block.text(row, column);
        return text == null ? "null" : isJson(schema.column(column).type(), text) ? text : gson.toJson(text);
    }

    private static boolean isJson(ColumnType type, String text) {
        return switch (type) {
            case INT, LONG, BOOLEAN, BIG_DECIMAL, JSON, MAP -> true;
            // Infinity and NaN are no JSON numbers, and are written as texts.
            case FLOAT, DOUBLE -> !text.endsWith("y") && !text.endsWith("N");
            default -> type.isArray();
        };
    }
}
