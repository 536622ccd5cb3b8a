// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import static io.gantry.examples.airline.ColumnType.INT;
import static io.gantry.examples.airline.ColumnType.INT_ARRAY;
import static io.gantry.examples.airline.ColumnType.LONG_ARRAY;
import static io.gantry.examples.airline.ColumnType.STRING;
import static io.gantry.examples.airline.ColumnType.STRING_ARRAY;

/** The columns of {@code airlineStats}, in the order of every row. */
public enum Column {
    ACTUAL_ELAPSED_TIME("ActualElapsedTime", INT),
    AIR_TIME("AirTime", INT),
    AIRLINE_ID("AirlineID", INT),
    ARR_DEL15("ArrDel15", INT),
    ARR_DELAY("ArrDelay", INT),
    ARR_DELAY_MINUTES("ArrDelayMinutes", INT),
    ARR_TIME("ArrTime", INT),
    ARR_TIME_BLK("ArrTimeBlk", STRING),
    ARRIVAL_DELAY_GROUPS("ArrivalDelayGroups", INT),
    CRS_ARR_TIME("CRSArrTime", INT),
    CRS_DEP_TIME("CRSDepTime", INT),
    CRS_ELAPSED_TIME("CRSElapsedTime", INT),
    CANCELLATION_CODE("CancellationCode", STRING),
    CANCELLED("Cancelled", INT),
    CARRIER("Carrier", STRING),
    CARRIER_DELAY("CarrierDelay", INT),
    DAY_OF_WEEK("DayOfWeek", INT),
    DAY_OF_MONTH("DayofMonth", INT),
    DEP_DEL15("DepDel15", INT),
    DEP_DELAY("DepDelay", INT),
    DEP_DELAY_MINUTES("DepDelayMinutes", INT),
    DEP_TIME("DepTime", INT),
    DEP_TIME_BLK("DepTimeBlk", STRING),
    DEPARTURE_DELAY_GROUPS("DepartureDelayGroups", INT),
    DEST("Dest", STRING),
    DEST_AIRPORT_ID("DestAirportID", INT),
    DEST_AIRPORT_SEQ_ID("DestAirportSeqID", INT),
    DEST_CITY_MARKET_ID("DestCityMarketID", INT),
    DEST_CITY_NAME("DestCityName", STRING),
    DEST_STATE("DestState", STRING),
    DEST_STATE_FIPS("DestStateFips", INT),
    DEST_STATE_NAME("DestStateName", STRING),
    DEST_WAC("DestWac", INT),
    DISTANCE("Distance", INT),
    DISTANCE_GROUP("DistanceGroup", INT),
    DIV_ACTUAL_ELAPSED_TIME("DivActualElapsedTime", INT),
    DIV_AIRPORT_IDS("DivAirportIDs", INT_ARRAY),
    DIV_AIRPORT_LANDINGS("DivAirportLandings", INT),
    DIV_AIRPORT_SEQ_IDS("DivAirportSeqIDs", INT_ARRAY),
    DIV_AIRPORTS("DivAirports", STRING_ARRAY),
    DIV_ARR_DELAY("DivArrDelay", INT),
    DIV_DISTANCE("DivDistance", INT),
    DIV_LONGEST_G_TIMES("DivLongestGTimes", INT_ARRAY),
    DIV_REACHED_DEST("DivReachedDest", INT),
    DIV_TAIL_NUMS("DivTailNums", STRING_ARRAY),
    DIV_TOTAL_G_TIMES("DivTotalGTimes", LONG_ARRAY),
    DIV_WHEELS_OFFS("DivWheelsOffs", INT_ARRAY),
    DIV_WHEELS_ONS("DivWheelsOns", INT_ARRAY),
    DIVERTED("Diverted", INT),
    FIRST_DEP_TIME("FirstDepTime", INT),
    FLIGHT_DATE("FlightDate", STRING),
    FLIGHT_NUM("FlightNum", INT),
    FLIGHTS("Flights", INT),
    LATE_AIRCRAFT_DELAY("LateAircraftDelay", INT),
    LONGEST_ADD_G_TIME("LongestAddGTime", INT),
    MONTH("Month", INT),
    NAS_DELAY("NASDelay", INT),
    ORIGIN("Origin", STRING),
    ORIGIN_AIRPORT_ID("OriginAirportID", INT),
    ORIGIN_AIRPORT_SEQ_ID("OriginAirportSeqID", INT),
    ORIGIN_CITY_MARKET_ID("OriginCityMarketID", INT),
    ORIGIN_CITY_NAME("OriginCityName", STRING),
    ORIGIN_STATE("OriginState", STRING),
    ORIGIN_STATE_FIPS("OriginStateFips", INT),
    ORIGIN_STATE_NAME("OriginStateName", STRING),
    ORIGIN_WAC("OriginWac", INT),
    QUARTER("Quarter", INT),
    RANDOM_AIRPORTS("RandomAirports", STRING_ARRAY),
    SECURITY_DELAY("SecurityDelay", INT),
    TAIL_NUM("TailNum", STRING),
    TAXI_IN("TaxiIn", INT),
    TAXI_OUT("TaxiOut", INT),
    YEAR("Year", INT),
    WHEELS_ON("WheelsOn", INT),
    WHEELS_OFF("WheelsOff", INT),
    WEATHER_DELAY("WeatherDelay", INT),
    UNIQUE_CARRIER("UniqueCarrier", STRING),
    TOTAL_ADD_G_TIME("TotalAddGTime", INT),
    DAYS_SINCE_EPOCH("DaysSinceEpoch", INT);

    private final String columnName;
    private final ColumnType type;

    Column(String columnName, ColumnType type) {
        this.columnName = columnName;
        this.type = type;
    }

    /**
     * The column's name in tables and JSON.
     *
     * @return for instance {@code DepDelay}
     */
    public String columnName() {
        return columnName;
    }

    /**
     * What the column holds.
     *
     * @return its type
     */
    public ColumnType type() {
        return type;
    }

    /** Its place in a row, from 0. */
    @SuppressWarnings("EnumOrdinal") // The order of the constants is the order of the columns.
    int index() {
        return ordinal();
    }
}
