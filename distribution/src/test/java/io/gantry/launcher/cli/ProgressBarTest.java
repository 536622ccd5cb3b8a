// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
    private static final long SECOND = 1_000_000_000L;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream screen = new PrintStream(bytes, true, UTF_8);

    private String shown() {
        return bytes.toString(UTF_8);
    }

    @Test
    void tellsShareRowsAndRowsPerSecond() {
        try (var bar = new ProgressBar(screen, true, "loading t", 0)) {
            bar.draw(50_000, 0.5, SECOND);
        }
        assertThat(shown())
                .isEqualTo("\rloading t [===============               ] 50,000 rows, 50,000 rows/s\033[K"
                        + System.lineSeparator());
    }

    @Test
    void drawsNoBarWhereNobodyKnowsTheEnd() {
        try (var bar = new ProgressBar(screen, true, "t", 0)) {
            bar.draw(10, Double.NaN, SECOND);
        }
        assertThat(shown()).startsWith("\rt 10 rows");
    }

    @Test
    void isSilentWhenNobodyWatches() {
        try (var bar = new ProgressBar(screen, false, "t", 0)) {
            bar.draw(10, 1, SECOND);
        }
        assertThat(shown()).isEmpty();
    }

    @Test
    void drawsSeldomAndAlwaysTheEnd() {
        try (var bar = new ProgressBar(screen, true, "t", 0)) {
            bar.draw(1, 0.1, SECOND);
            bar.draw(2, 0.2, SECOND + 1);
            bar.draw(3, 1, SECOND + 2);
        }
        assertThat(shown()).contains(" 1 rows", " 3 rows").doesNotContain(" 2 rows");
    }
}
