// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class RowGeneratorTest {
    private static final int MONTH_OF_ROWS = 9_746;
    private static final int NULL = Integer.MIN_VALUE;

    @Test
    void eachRowHasAllColumnsInOrderAndOfTheirTypes() throws IOException {
        List<String> names =
                AirlineStats.columns().stream().map(Column::columnName).toList();

        for (JsonNode row : Rows.made(3, 1_000)) {
            List<String> keys = new ArrayList<>();
            row.fieldNames().forEachRemaining(keys::add);
            assertThat(keys).isEqualTo(names);
            AirlineStats.columns().forEach(column -> assertType(row.get(column.columnName()), column.type()));
        }
    }

    @Test
    void theSameSeedGivesTheSameRowsOnEveryJdk() throws IOException {
        CRC32 crc = new CRC32();
        crc.update(Rows.lines(1, 2_000));

        assertThat(crc.getValue()).isEqualTo(4_214_122_243L);
        assertThat(Rows.lines(7, 100)).isEqualTo(Rows.lines(7, 100)).isNotEqualTo(Rows.lines(8, 100));
    }

    @Test
    void rowsInBuffersAreTheLinesOfTheStream() throws IOException {
        RowGenerator generator = AirlineStats.generator(5);
        ByteBuffer buffer = ByteBuffer.allocateDirect(RowGenerator.MAX_ROW_BYTES);
        StringBuilder lines = new StringBuilder();

        for (int i = 0; i < 500; i++) {
            generator.next(buffer.clear());
            lines.append(UTF_8.decode(buffer.flip())).append('\n');
        }

        assertThat(lines.toString()).isEqualTo(new String(Rows.lines(5, 500), UTF_8));
    }

    @Test
    void bufferWithTooLittleRoomIsRefused() {
        RowGenerator generator = AirlineStats.generator(5);

        assertThatThrownBy(() -> generator.next(ByteBuffer.allocate(100))).isInstanceOf(BufferOverflowException.class);
    }

    @Test
    void noRowComesNearTheBoundOfItsLength() throws IOException {
        int longest = new String(Rows.lines(11, 3 * MONTH_OF_ROWS), UTF_8)
                .lines()
                .mapToInt(String::length)
                .max()
                .orElseThrow();

        assertThat(longest).isBetween(2_000, RowGenerator.MAX_ROW_BYTES / 4 * 3);
    }

    @Test
    void daysRiseAndTheMonthBeginsAgain() throws IOException {
        List<Integer> days = new ArrayList<>();
        for (JsonNode row : Rows.made(2, MONTH_OF_ROWS + 1)) {
            int day = row.get("DaysSinceEpoch").intValue();
            if (days.isEmpty() || days.get(days.size() - 1) != day) {
                days.add(day);
            }
        }

        assertThat(days).hasSize(32).startsWith(16_071, 16_072).endsWith(16_101, 16_071);
    }

    @Test
    void timesOfFlightsThatArrivedAddUp() throws IOException {
        List<JsonNode> arrived = Rows.made(4, 2_000).stream()
                .filter(row -> number(row, "ArrDelay") != NULL)
                .toList();

        assertThat(arrived).hasSizeGreaterThan(1_200).allSatisfy(row -> {
            int elapsed = number(row, "TaxiOut") + number(row, "AirTime") + number(row, "TaxiIn");
            assertThat(number(row, "ActualElapsedTime")).isEqualTo(elapsed);
            assertThat(number(row, "ArrDelay"))
                    .isEqualTo(number(row, "DepDelay") + elapsed - number(row, "CRSElapsedTime"));
            assertThat(later(row, "CRSDepTime", "DepDelay")).isEqualTo(number(row, "DepTime"));
            assertThat(later(row, "DepTime", "TaxiOut")).isEqualTo(number(row, "WheelsOff"));
            assertThat(later(row, "WheelsOn", "TaxiIn")).isEqualTo(number(row, "ArrTime"));
            assertThat(later(row, "CRSArrTime", "ArrDelay")).isEqualTo(number(row, "ArrTime"));
        });
    }

    @Test
    void causesAddUpToTheDelayTheyExplain() throws IOException {
        for (JsonNode row : Rows.made(6, 2_000)) {
            int delay = number(row, "ArrDelay");
            int carrier = number(row, "CarrierDelay");
            if (delay >= 15) {
                int others = number(row, "WeatherDelay") + number(row, "NASDelay") + number(row, "SecurityDelay");
                assertThat(carrier + others + number(row, "LateAircraftDelay")).isEqualTo(delay);
            } else {
                assertThat(carrier).isEqualTo(NULL);
            }
        }
    }

    @Test
    void anAirportIsDescribedTheSameWhereverItStands() throws IOException {
        Map<String, List<JsonNode>> airports = new HashMap<>();
        List<String> suffixes = List.of(
                "AirportID", "AirportSeqID", "CityMarketID", "CityName", "State", "StateFips", "StateName", "Wac");

        for (JsonNode row : Rows.made(9, 4_000)) {
            for (String side : List.of("Origin", "Dest")) {
                List<JsonNode> facts =
                        suffixes.stream().map(suffix -> row.get(side + suffix)).toList();
                assertThat(airports.computeIfAbsent(row.get(side).textValue(), code -> facts))
                        .isEqualTo(facts);
            }
        }
        assertThat(airports).hasSizeGreaterThan(200);
    }

    @Test
    void whatIsUnknownHasTheTablesMarkersAboutAsOftenAsInPinotsSample() throws IOException {
        List<JsonNode> rows = Rows.made(10, MONTH_OF_ROWS);

        assertThat(share(rows, "Cancelled", "1")).isBetween(0.05, 0.10);
        assertThat(share(rows, "Diverted", "1")).isBetween(0.11, 0.19);
        assertThat(share(rows, "ArrDelay", "-2147483648")).isBetween(0.18, 0.27);
        assertThat(share(rows, "DivAirports", "[\"null\"]")).isBetween(0.78, 0.88);
        assertThat(share(rows, "DivTotalGTimes", "[-9223372036854775808]")).isBetween(0.78, 0.88);
        assertThat(share(rows, "CancellationCode", "\"null\"")).isBetween(0.90, 0.95);
        assertThat(share(rows, "RandomAirports", "[\"null\"]")).isBetween(0.48, 0.54);
    }

    private static void assertType(JsonNode value, ColumnType type) {
        switch (type) {
            case INT -> assertThat(value.isInt()).isTrue();
            case STRING -> assertThat(value.isTextual()).isTrue();
            case INT_ARRAY -> assertThat(value).isNotEmpty().allMatch(JsonNode::isInt);
            case LONG_ARRAY -> assertThat(value).isNotEmpty().allMatch(JsonNode::canConvertToLong);
            case STRING_ARRAY -> assertThat(value).isNotEmpty().allMatch(JsonNode::isTextual);
        }
    }

    private static double share(List<JsonNode> rows, String column, String json) {
        return (double) rows.stream()
                        .filter(row -> row.get(column).toString().equals(json))
                        .count()
                / rows.size();
    }

    private static int number(JsonNode row, String column) {
        return row.get(column).intValue();
    }

    /** A column of {@code hhmm}, some minutes later. */
    private static int later(JsonNode row, String time, String minutes) {
        int before = number(row, time);
        int after = Math.floorMod(before / 100 * 60 + before % 100 + number(row, minutes), 24 * 60);
        return after == 0 ? 2400 : after / 60 * 100 + after % 60;
    }
}
