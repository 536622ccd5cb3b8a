// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.api.result.Column;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ResultSchema;
import java.io.IOException;
import java.io.Writer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Comma-separated values. */
final class CsvRows implements RowWriter {
    private final int columns;
    private final Writer out;

    CsvRows(ResultSchema schema, Writer out) throws IOException {
        this.columns = schema.size();
        this.out = out;
        out.write(
                schema.columns().stream().map(Column::name).map(CsvRows::field).collect(Collectors.joining(","))
                        + "\n");
    }

    @Override
    public void write(DecodedBlock block) throws IOException {
        for (int row = 0; row < block.rowCount(); row++) {
            for (int column = 0; column < columns; column++) {
                out.write(column == 0 ? "" : ",");
                out.write(field(block.text(row, column)));
            }
            out.write('\n');
        }
    }

    @Override
    public void end() {}

    private static String field(@Nullable String text) {
        if (text == null) {
            return "";
        }
        boolean plain = !text.isEmpty() && text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
