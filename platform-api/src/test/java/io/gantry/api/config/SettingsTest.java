// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsTest {
    @Test
    void readsValuesWithinBounds() {
        var settings = new Settings("pid", Map.of("port", " 8010 ", "on", "TRUE", "waitMs", "250", "n", 7));
        assertThat(settings.integer("port", 1, 0, 65_535)).isEqualTo(8010);
        assertThat(settings.flag("on", false)).isTrue();
        assertThat(settings.millis("waitMs", Duration.ZERO, Duration.ofHours(1)))
                .isEqualTo(Duration.ofMillis(250));
        assertThat(settings.number("n", 1, 0, 10)).isEqualTo(7);
        assertThat(settings.integer("missing", 3, 0, 10)).isEqualTo(3);
        assertThat(settings.problems()).isEmpty();
    }

    @Test
    void namesFileKeyValueAndBoundOfWhatIsWrong() {
        var settings = new Settings("pid", Map.of("port", "abc", "on", "maybe", "n", "11"));
        assertThat(settings.integer("port", 8010, 0, 65_535)).isEqualTo(8010);
        assertThat(settings.flag("on", true)).isTrue();
        assertThat(settings.number("n", 1, 0, 10)).isEqualTo(1);
        assertThat(settings.problems())
                .containsExactly(
                        "etc/pid.cfg: port = abc is not a whole number from 0 to 65535; using 8010",
                        "etc/pid.cfg: on = maybe is not true or false; using true",
                        "etc/pid.cfg: n = 11 is not a whole number from 0 to 10; using 1");
    }

    @Test
    void namesAKeyThatNobodyReadsAndTheNearestThatIsRead() {
        var settings = new Settings(
                "pid",
                Map.of(
                        "grpc.hots",
                        "x",
                        "grpc.port",
                        "1",
                        "other.key",
                        "x",
                        "wholly.unlike",
                        "x",
                        "service.pid",
                        "pid"));
        settings.text("grpc.host");
        settings.integer("grpc.port", 0, 0, 65_535);
        settings.tellUnknown(key -> !key.startsWith("other."));
        assertThat(settings.problems())
                .containsExactly(
                        "etc/pid.cfg: grpc.hots is not known and has no effect; did you mean grpc.host?",
                        "etc/pid.cfg: wholly.unlike is not known and has no effect; the file of the distribution lists"
                                + " what there is");
    }
}
