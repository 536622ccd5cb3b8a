// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import static io.gantry.client.ScriptedBroker.answering;
import static io.gantry.client.ScriptedBroker.block;
import static io.gantry.client.ScriptedBroker.metadata;
import static io.gantry.client.ScriptedBroker.schema;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class ResultSetTest {
    @Test
    void givesNumbersAsTheNumberThatIsAskedFor() throws Exception {
        ResultSet row = row(
                "[7,9007199254740993,1.5,\"NaN\",3.0,\"12345678901234567890\",\"170\",null]",
                "i INT",
                "l LONG",
                "f FLOAT",
                "nan DOUBLE",
                "d DOUBLE",
                "big BIG_DECIMAL",
                "sum BIG_DECIMAL",
                "nothing INT");
        assertThat(row.getInt(0, 0)).isEqualTo(7);
        assertThat(row.getDouble(0, 0)).isEqualTo(7.0);
        assertThat(row.getLong(0, 1)).isEqualTo(9007199254740993L);
        assertThat(row.getString(0, 1)).isEqualTo("9007199254740993");
        assertThat(row.getFloat(0, 2)).isEqualTo(1.5f);
        assertThat(row.getString(0, 2)).isEqualTo("1.5");
        assertThat(row.getDouble(0, 3)).isNaN();
        assertThat(row.getInt(0, 4)).isEqualTo(3);
        assertThat(row.getDouble(0, 5)).isEqualTo(1.2345678901234567E19);
        assertThat(row.getFloat(0, 5)).isEqualTo(1.2345679E19f);
        assertThat(row.getLong(0, 6)).isEqualTo(170);
        assertThat(row.getObject(0, 7)).isNull();
    }

    @Test
    void refusesWhatIsNotTheNumberThatIsAskedFor() throws Exception {
        ResultSet row = row(
                "[9007199254740993,1.5,\"NaN\",\"12345678901234567890\",null,\"ann\",true]",
                "l LONG",
                "half DOUBLE",
                "nan DOUBLE",
                "big BIG_DECIMAL",
                "nothing INT",
                "name STRING",
                "yes BOOLEAN");
        assertThatThrownBy(() -> row.getInt(0, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("row 0 of column 'l' (LONG) is 9007199254740993, not a whole number of 32 bits");
        for (int column = 1; column < 7; column++) {
            int at = column;
            assertThatThrownBy(() -> row.getLong(0, at)).isInstanceOf(IllegalArgumentException.class);
        }
        for (int column = 4; column < 7; column++) {
            int at = column;
            assertThatThrownBy(() -> row.getDouble(0, at)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> row.getFloat(0, at)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void givesArraysAndMapsAsObjectsAndAsJson() throws Exception {
        ResultSet row =
                row("[[1,2],[\"a\",\"b\"],{\"k\":1},true]", "n INT_ARRAY", "s STRING_ARRAY", "m MAP", "yes BOOLEAN");
        assertThat(row.getObject(0, 0)).isEqualTo(List.of(1, 2));
        assertThat(row.getString(0, 0)).isEqualTo("[1,2]");
        assertThat(row.getObject(0, 1)).isEqualTo(List.of("a", "b"));
        assertThat(row.getString(0, 1)).isEqualTo("[\"a\",\"b\"]");
        assertThat(row.getObject(0, 2)).isInstanceOf(Map.class);
        assertThat(row.getString(0, 2)).isEqualTo("{\"k\":1}");
        assertThat(row.getObject(0, 3)).isEqualTo(true);
        assertThat(row.getString(0, 3)).isEqualTo("true");
    }

    @Test
    void placesThatDoNotExistAreOutOfBounds() throws Exception {
        ResultSet row = row("[1]", "n INT");
        assertThatThrownBy(() -> row.getInt(1, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> row.getInt(0, 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> row.getColumnName(1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    private static ResultSet row(String json, String... columns) throws Exception {
        try (var broker = answering(metadata("{}"), schema(columns), block("NONE", json));
                var connection = ConnectionFactory.fromHostListGrpc(new Properties(), List.of(broker.address()))) {
            return connection.execute("SELECT").getResultSet(0);
        }
    }
}
