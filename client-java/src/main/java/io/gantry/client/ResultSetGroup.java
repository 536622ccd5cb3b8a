// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import io.gantry.api.result.DecodedBlock;
import java.util.ArrayList;
import java.util.List;

/** The whole result of a statement. Immutable and thread-safe. */
public final class ResultSetGroup {
    private final ResultSet resultSet;
    private final String metadataJson;

    private ResultSetGroup(ResultSet resultSet, String metadataJson) {
        this.resultSet = resultSet;
        this.metadataJson = metadataJson;
    }

    static ResultSetGroup readAll(ResultStream stream) {
        List<Object[]> rows = new ArrayList<>();
        int columns = stream.schema().size();
        for (DecodedBlock block = stream.next(); block != null; block = stream.next()) {
            for (int row = 0; row < block.rowCount(); row++) {
                Object[] values = new Object[columns];
                for (int column = 0; column < columns; column++) {
                    values[column] = ResultSet.held(block, row, column);
                }
                rows.add(values);
            }
        }
        return new ResultSetGroup(new ResultSet(stream.schema(), rows), stream.metadataJson());
    }

    /**
     * How many results there are.
     *
     * @return always 1
     */
    public int getResultSetCount() {
        return 1;
    }

    /**
     * One result.
     *
     * @param index 0
     * @return the result
     */
    public ResultSet getResultSet(int index) {
        if (index != 0) {
            throw new IndexOutOfBoundsException("there is one result, not " + (index + 1));
        }
        return resultSet;
    }

    /**
     * What the broker said of the query, as JSON with the keys of Pinot's broker response.
     *
     * @return JSON text
     */
    public String metadataJson() {
        return metadataJson;
    }
}
