// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.api.result.ResultSchema;
import java.io.IOException;
import java.io.Writer;

/** How rows are printed; spelled as on the command line. */
enum RowFormat {
    /** Columns under their names, for people. */
    table {
        @Override
        RowWriter open(ResultSchema schema, Writer out) {
            return new TableRows(schema, out);
        }
    },
    /** RFC 4180 with a header line; a null is an empty field, an empty text is quoted. */
    csv {
        @Override
        RowWriter open(ResultSchema schema, Writer out) throws IOException {
            return new CsvRows(schema, out);
        }
    },
    /** An array of objects, a row a line. */
    json {
        @Override
        RowWriter open(ResultSchema schema, Writer out) throws IOException {
            return new JsonRows(schema, out);
        }
    };

    abstract RowWriter open(ResultSchema schema, Writer out) throws IOException;
}
