// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.ColumnType;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ResultSchema;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Rows of a stored block. */
class StoredBlock implements DecodedBlock {
    private static final Set<ColumnType> INTEGERS = EnumSet.of(ColumnType.INT, ColumnType.LONG);
    private static final Set<ColumnType> REALS = EnumSet.of(ColumnType.FLOAT, ColumnType.DOUBLE);

    private final ResultSchema schema;
    private final List<List<Object>> rows;

    StoredBlock(ResultSchema schema, List<List<Object>> rows) {
        this.schema = schema;
        this.rows = rows;
    }

    private Object value(int row, int column, boolean fits, Object ifNull) {
        Object value = value(row, column);
        if (!fits) {
            throw new UnsupportedOperationException(schema.column(column).type().name());
        }
        return value == null ? ifNull : value;
    }

    private ColumnType type(int column) {
        return schema.column(column).type();
    }

    @Override
    public int rowCount() {
        return rows.size();
    }

    @Override
    public boolean isNull(int row, int column) {
        return value(row, column) == null;
    }

    @Override
    public long longValue(int row, int column) {
        return ((Number) value(row, column, INTEGERS.contains(type(column)), 0)).longValue();
    }

    @Override
    public double doubleValue(int row, int column) {
        boolean fits = INTEGERS.contains(type(column)) || REALS.contains(type(column));
        return ((Number) value(row, column, fits, 0)).doubleValue();
    }

    @Override
    public boolean booleanValue(int row, int column) {
        return (Boolean) value(row, column, type(column) == ColumnType.BOOLEAN, false);
    }

    @Override
    public String text(int row, int column) {
        Object value = value(row, column);
        return value == null ? null : value.toString();
    }

    @Override
    @SuppressWarnings("unchecked")
    public List<Object> array(int row, int column) {
        return (List<Object>) value(row, column, type(column).isArray(), null);
    }

    @Override
    public Object value(int row, int column) {
        return rows.get(Objects.checkIndex(row, rows.size())).get(Objects.checkIndex(column, schema.size()));
    }
}
