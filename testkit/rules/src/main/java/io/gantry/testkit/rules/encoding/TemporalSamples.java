// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import static io.gantry.testkit.rules.encoding.SampleColumns.nullable;
import static io.gantry.testkit.rules.encoding.SampleColumns.sample;

import io.gantry.api.result.ColumnType;
import io.gantry.testkit.rules.encoding.Vectors.Parts;
import java.util.List;
import org.apache.arrow.vector.types.DateUnit;
import org.apache.arrow.vector.types.IntervalUnit;
import org.apache.arrow.vector.types.TimeUnit;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.jspecify.annotations.Nullable;

/** Dates, times, timestamps, intervals and durations. */
final class TemporalSamples {
    private TemporalSamples() {}

    static List<SampleColumn> all() {
        return List.of(
                text(
                        "date32",
                        new ArrowType.Date(DateUnit.DAY),
                        nullable(
                                0,
                                -1,
                                16_071,
                                11_016,
                                -719_162,
                                -719_529,
                                2_932_897,
                                null,
                                Integer.MAX_VALUE,
                                -Integer.MAX_VALUE),
                        nullable(
                                "1970-01-01",
                                "1969-12-31",
                                "2014-01-01",
                                "2000-02-29",
                                "0001-01-01",
                                "-0001-12-31",
                                "10000-01-01",
                                null,
                                "infinity",
                                "-infinity")),
                text(
                        "date64",
                        new ArrowType.Date(DateUnit.MILLISECOND),
                        nullable(0, -86_400_000L, null, 1_388_534_400_000L),
                        nullable("1970-01-01", "1969-12-31", null, "2014-01-01")),
                text(
                        "time of seconds",
                        new ArrowType.Time(TimeUnit.SECOND, 32),
                        nullable(0, 86_399, null),
                        nullable("00:00:00", "23:59:59", null)),
                text(
                        "time of milliseconds",
                        new ArrowType.Time(TimeUnit.MILLISECOND, 32),
                        nullable(1, 45_296_780, null, 43_200_000),
                        nullable("00:00:00.001", "12:34:56.780", null, "12:00:00")),
                text(
                        "time of microseconds",
                        new ArrowType.Time(TimeUnit.MICROSECOND, 64),
                        nullable(1, 45_296_780_000L, null, 86_400_000_000L),
                        nullable("00:00:00.000001", "12:34:56.780", null, "24:00:00")),
                text(
                        "time of nanoseconds",
                        new ArrowType.Time(TimeUnit.NANOSECOND, 64),
                        nullable(1, 1_000, null, 1_000_000),
                        nullable("00:00:00.000000001", "00:00:00.000001", null, "00:00:00.001")),
                timestamp(
                        "timestamp of seconds",
                        TimeUnit.SECOND,
                        null,
                        nullable(0, -1, null, 1_388_534_399, Long.MAX_VALUE, -Long.MAX_VALUE),
                        nullable(
                                "1970-01-01 00:00:00.0",
                                "1969-12-31 23:59:59.0",
                                null,
                                "2013-12-31 23:59:59.0",
                                "infinity",
                                "-infinity")),
                timestamp(
                        "timestamp of milliseconds",
                        TimeUnit.MILLISECOND,
                        "Europe/Warsaw",
                        nullable(1, -1, null, 120),
                        nullable("1970-01-01 00:00:00.001", "1969-12-31 23:59:59.999", null, "1970-01-01 00:00:00.12")),
                timestamp(
                        "timestamp of microseconds",
                        TimeUnit.MICROSECOND,
                        "UTC",
                        nullable(1, -62_135_596_800_000_001L, null, Long.MAX_VALUE, -Long.MAX_VALUE),
                        nullable(
                                "1970-01-01 00:00:00.000001",
                                "0000-12-31 23:59:59.999999",
                                null,
                                "infinity",
                                "-infinity")),
                timestamp(
                        "timestamp of nanoseconds",
                        TimeUnit.NANOSECOND,
                        null,
                        nullable(1, -1, null, 1_388_534_399_123_456_789L),
                        nullable(
                                "1970-01-01 00:00:00.000000001",
                                "1969-12-31 23:59:59.999999999",
                                null,
                                "2013-12-31 23:59:59.123456789")),
                text(
                        "interval of months",
                        new ArrowType.Interval(IntervalUnit.YEAR_MONTH),
                        nullable(14, 0, null, -25),
                        nullable("P1Y2M", "PT0S", null, "P-2Y-1M")),
                text(
                        "interval of days",
                        new ArrowType.Interval(IntervalUnit.DAY_TIME),
                        nullable(new Parts(1, 1500, 0), new Parts(0, 0, 0), null, new Parts(-1, -1, 0)),
                        nullable("P1DT1.5S", "PT0S", null, "P-1DT-0.001S")),
                text(
                        "interval of three parts",
                        new ArrowType.Interval(IntervalUnit.MONTH_DAY_NANO),
                        nullable(
                                new Parts(14, 3, 14_706_700_000_000L),
                                new Parts(0, 0, 1),
                                null,
                                new Parts(-1, 2, -3_600_000_000_000L)),
                        nullable("P1Y2M3DT4H5M6.7S", "PT0.000000001S", null, "P-1M2DT-1H")),
                duration(TimeUnit.SECOND, nullable(3661, null, 0), nullable("PT1H1M1S", null, "PT0S")),
                duration(TimeUnit.MILLISECOND, nullable(1500, null, -1), nullable("PT1.5S", null, "PT-0.001S")),
                duration(TimeUnit.MICROSECOND, nullable(60_000_000, null), nullable("PT1M", null)),
                duration(
                        TimeUnit.NANOSECOND, nullable(86_400_000_000_001L, null), nullable("PT24H0.000000001S", null)));
    }

    private static SampleColumn text(
            String name, ArrowType type, List<@Nullable Object> values, List<@Nullable Object> texts) {
        return sample(ColumnType.STRING, name, type, values, texts);
    }

    private static SampleColumn timestamp(
            String name,
            TimeUnit unit,
            @Nullable String zone,
            List<@Nullable Object> values,
            List<@Nullable Object> texts) {
        return sample(ColumnType.TIMESTAMP, name, new ArrowType.Timestamp(unit, zone), values, texts);
    }

    private static SampleColumn duration(TimeUnit unit, List<@Nullable Object> values, List<@Nullable Object> texts) {
        return text("duration of " + unit, new ArrowType.Duration(unit), values, texts);
    }
}
