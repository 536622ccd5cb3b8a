// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

/** Where flights begin and end, with every column that says so ready to be copied into rows. */
final class Airport {
    private static final double EARTH_RADIUS_MILES = 3958.8;

    private final String code;
    private final State state;
    private final double latitude;
    private final double longitude;
    private final int utcHours;
    private final double traffic;
    private final int id;
    private final int seqId;
    private final int marketId;
    private final Json codeJson;
    private final Json cityJson;

    /**
     * Reads an airport's line.
     *
     * @param cells as the heading of airports.txt names them
     * @param state the cells' state
     * @param rank the airport's place in the alphabet of all
     * @param marketRank the place of its metropolitan area's main airport
     */
    Airport(String[] cells, State state, int rank, int marketRank) {
        this.state = state;
        code = cells[0];
        latitude = StrictMath.toRadians(Double.parseDouble(cells[3]));
        longitude = StrictMath.toRadians(Double.parseDouble(cells[4]));
        utcHours = Integer.parseInt(cells[5]);
        traffic = Double.parseDouble(cells[6]);
        id = 10_135 + 20 * rank + code.hashCode() % 19;
        seqId = id * 100 + 1 + (code.hashCode() >> 3) % 4;
        marketId = 30_070 + 19 * marketRank;
        codeJson = Json.text(code);
        cityJson = Json.text(cells[1]);
    }

    String code() {
        return code;
    }

    State state() {
        return state;
    }

    int id() {
        return id;
    }

    int seqId() {
        return seqId;
    }

    /** How many flights, compared with the others. */
    double traffic() {
        return traffic;
    }

    /** By how many minutes clocks there are ahead of clocks at the other airport; negative when behind. */
    int clockAhead(Airport other) {
        return (utcHours - other.utcHours) * 60;
    }

    /** How far west of the other, in radians of longitude: flights against the wind take longer. */
    double westOf(Airport other) {
        return other.longitude - longitude;
    }

    /** Along the great circle, in miles. */
    int milesTo(Airport other) {
        double north = StrictMath.sin((latitude - other.latitude) / 2);
        double west = StrictMath.sin((longitude - other.longitude) / 2);
        double half = north * north + StrictMath.cos(latitude) * StrictMath.cos(other.latitude) * west * west;
        return (int) (2 * EARTH_RADIUS_MILES * StrictMath.asin(StrictMath.sqrt(half)));
    }

    void describeOrigin(Row row) {
        row.set(Column.ORIGIN, codeJson);
        row.set(Column.ORIGIN_AIRPORT_ID, id);
        row.set(Column.ORIGIN_AIRPORT_SEQ_ID, seqId);
        row.set(Column.ORIGIN_CITY_MARKET_ID, marketId);
        row.set(Column.ORIGIN_CITY_NAME, cityJson);
        row.set(Column.ORIGIN_STATE, state.codeJson());
        row.set(Column.ORIGIN_STATE_FIPS, state.fips());
        row.set(Column.ORIGIN_STATE_NAME, state.nameJson());
        row.set(Column.ORIGIN_WAC, state.wac());
    }

    void describeDestination(Row row) {
        row.set(Column.DEST, codeJson);
        row.set(Column.DEST_AIRPORT_ID, id);
        row.set(Column.DEST_AIRPORT_SEQ_ID, seqId);
        row.set(Column.DEST_CITY_MARKET_ID, marketId);
        row.set(Column.DEST_CITY_NAME, cityJson);
        row.set(Column.DEST_STATE, state.codeJson());
        row.set(Column.DEST_STATE_FIPS, state.fips());
        row.set(Column.DEST_STATE_NAME, state.nameJson());
        row.set(Column.DEST_WAC, state.wac());
    }
}
