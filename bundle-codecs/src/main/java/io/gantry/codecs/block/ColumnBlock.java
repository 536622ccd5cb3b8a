// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.block;

import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ResultSchema;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A decoded block: all columns, filled. */
public final class ColumnBlock implements DecodedBlock {
    private final List<ValueColumn> columns;
    private final int rowCount;
    private boolean released;

    /**
     * A block whose columns have been filled.
     *
     * @param columns each of {@code rowCount} values
     * @param rowCount how many rows
     */
    public ColumnBlock(List<ValueColumn> columns, int rowCount) {
        this.columns = columns;
        this.rowCount = rowCount;
    }

    /**
     * Makes empty columns.
     *
     * @param schema their types
     * @param bytes where their texts will be
     * @return a column for each of the schema
     */
    public static List<ValueColumn> columns(ResultSchema schema, BlockBytes bytes) {
        return schema.columns().stream()
                .map(Column::type)
                .map(type -> column(type, bytes))
                .toList();
    }

    private static ValueColumn column(ColumnType type, BlockBytes bytes) {
        if (type.isArray()) {
            return new ArrayColumn(type, column(type.elementType(), bytes));
        }
        return switch (type) {
            case INT, LONG -> new IntegerColumn(type);
            case FLOAT, DOUBLE -> new RealColumn(type);
            case BOOLEAN -> new BooleanColumn();
            case MAP -> new MapColumn(bytes);
            case UNKNOWN -> new NullColumn();
            default -> new TextColumn(type, bytes);
        };
    }

    /** Ends the block's life: the decoder goes on, or was closed. */
    public void release() {
        released = true;
    }

    private ValueColumn column(int row, int column) {
        if (released) {
            throw new IllegalStateException("this block ended when its decoder went on");
        }
        Objects.checkIndex(row, rowCount);
        return columns.get(Objects.checkIndex(column, columns.size()));
    }

    @Override
    public int rowCount() {
        return rowCount;
    }

    @Override
    public boolean isNull(int row, int column) {
        return column(row, column).isNull(row);
    }

    @Override
    public long longValue(int row, int column) {
        return column(row, column).longValue(row);
    }

    @Override
    public double doubleValue(int row, int column) {
        return column(row, column).doubleValue(row);
    }

    @Override
    public boolean booleanValue(int row, int column) {
        return column(row, column).booleanValue(row);
    }

    @Override
    public @Nullable String text(int row, int column) {
        ValueColumn values = column(row, column);
        return values.isNull(row) ? null : values.text(row);
    }

    @Override
    public @Nullable List<@Nullable Object> array(int row, int column) {
        ValueColumn values = column(row, column);
        if (values instanceof ArrayColumn arrays) {
            return arrays.isNull(row) ? null : arrays.array(row);
        }
        throw values.wrongGetter("an array");
    }

    @Override
    public @Nullable Object value(int row, int column) {
        return column(row, column).valueOrNull(row);
    }
}
