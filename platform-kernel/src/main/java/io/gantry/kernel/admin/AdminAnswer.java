// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.admin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/** Writes the lines of one answer. */
final class AdminAnswer {
    private final Writer out;

    AdminAnswer(Writer out) {
        this.out = out;
    }

    void progress(long rows, double fraction) {
        line('P', rows + "\t" + fraction);
    }

    void output(String text) {
        line('O', text);
    }

    void success(String text) {
        line('K', text);
    }

    void failure(String text) {
        line('E', text);
    }

    private void line(char kind, String text) {
        try {
            out.write(kind + "\t" + text.replaceAll("[\\r\\n]+", " ") + "\n");
            out.flush();
        } catch (IOException gone) {
            throw new UncheckedIOException("the command line is gone", gone);
        }
    }
}
