// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AirlineStatsTest {
    @TempDir
    private Path folder;

    @Test
    void has79ColumnsThatDuckDbUnderstands() {
        assertThat(AirlineStats.columns()).hasSize(79);
        assertThat(AirlineStats.columnDefinitions())
                .startsWith("ActualElapsedTime INTEGER, AirTime INTEGER, AirlineID INTEGER, ")
                .contains(", ArrTimeBlk VARCHAR, ", ", DivAirportIDs INTEGER[], ", ", DivTotalGTimes BIGINT[], ")
                .endsWith(", TotalAddGTime INTEGER, DaysSinceEpoch INTEGER");
    }

    @Test
    void writesRowsAndColumnsIntoFiles() throws IOException {
        Path rows = folder.resolve("rows.jsonl");
        Path columns = folder.resolve("columns.txt");

        AirlineStatsMain.main(new String[] {
            "--rows", "5000", "--seed", "7", "--out", rows.toString(), "--columns-out", columns.toString()
        });

        assertThat(rows).hasBinaryContent(Rows.lines(7, 5_000));
        assertThat(columns).hasContent(AirlineStats.columnDefinitions());
        assertThat(Files.readAllLines(columns)).hasSize(1);
    }

    @Test
    void makesTenTimesPinotsSampleUnlessToldOtherwise() {
        assertThat(Arguments.parse(List.of()).rows()).isEqualTo(97_460);
    }

    @Test
    void optionsThatCannotBeUnderstoodAreNamed() {
        assertThatThrownBy(() -> Arguments.parse(List.of("--rows", "-1")))
                .hasMessage("--rows takes a whole number from 0, not -1");
        assertThatThrownBy(() -> Arguments.parse(List.of("--seed", "abc"))).hasMessageContaining("not abc");
        assertThatThrownBy(() -> Arguments.parse(List.of("--count", "1"))).hasMessage("--count is unknown");
        assertThatThrownBy(() -> Arguments.parse(List.of("--rows"))).hasMessage("--rows is unknown or lacks its value");
    }
}
