// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.store;

import io.gantry.api.ingest.SourcePosition;
import io.gantry.api.query.TableName;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Positions of tables, in a table of the same database, so that one transaction writes rows and positions. */
final class Offsets {
    /** A schema that no query reads. */
    static final String SCHEMA = "_gantry";

    private static final String TABLE = "\"" + SCHEMA + "\".gantry_offsets";
    private static final List<String> CREATE = List.of(
            "CREATE SCHEMA IF NOT EXISTS \"" + SCHEMA + "\"",
            "CREATE TABLE IF NOT EXISTS " + TABLE + " (table_schema VARCHAR, table_name VARCHAR, topic VARCHAR,"
                    + " \"partition\" INTEGER, next_offset BIGINT NOT NULL,"
                    + " PRIMARY KEY (table_schema, table_name, topic, \"partition\"))");
    private static final String WRITE = "INSERT INTO " + TABLE
            + " VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET next_offset = excluded.next_offset";
    private static final String READ = "SELECT topic, \"partition\", next_offset FROM " + TABLE
            + " WHERE table_schema = ? AND table_name = ? ORDER BY ALL";
    private static final String FORGET = "DELETE FROM " + TABLE + " WHERE table_schema = ? AND table_name = ?";
    private static final String EXISTS = "SELECT count(*) FROM duckdb_tables() WHERE schema_name = '" + SCHEMA
            + "' AND table_name = 'gantry_offsets'";

    private Offsets() {}

    static void write(Connection connection, TableName table, Collection<SourcePosition> positions)
            throws SQLException {
        if (positions.isEmpty()) {
            return;
        }
        try (Statement create = connection.createStatement()) {
            for (String sql : CREATE) {
                create.execute(sql);
            }
        }
        try (PreparedStatement write = prepare(connection, WRITE, table)) {
            for (SourcePosition position : positions) {
                write.setString(3, position.topic());
                write.setInt(4, position.partition());
                write.setLong(5, position.offset());
                write.executeUpdate();
            }
        }
    }

    static List<SourcePosition> read(Connection connection, TableName table) throws SQLException {
        var positions = new ArrayList<SourcePosition>();
        if (!exists(connection)) {
            return positions;
        }
        try (PreparedStatement read = prepare(connection, READ, table);
                ResultSet rows = read.executeQuery()) {
            while (rows.next()) {
                positions.add(new SourcePosition(rows.getString(1), rows.getInt(2), rows.getLong(3)));
            }
        }
        return positions;
    }

    static void forget(Connection connection, TableName table) throws SQLException {
        if (exists(connection)) {
            try (PreparedStatement forget = prepare(connection, FORGET, table)) {
                forget.executeUpdate();
            }
        }
    }

    private static boolean exists(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(EXISTS)) {
            return row.next() && row.getLong(1) == 1;
        }
    }

    private static PreparedStatement prepare(Connection connection, String sql, TableName table) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        statement.setString(1, table.schema());
        statement.setString(2, table.table());
        return statement;
    }
}
