// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.types.pojo.Field;

/** Chooses how a column's vector is read: by the form that its column type has on the wire. */
public final class ColumnCells {
    private final Column column;
    private final int maxBytes;

    /**
     * For one column.
     *
     * @param column decides the form
     * @param maxBytes longest text of one value in bytes
     */
    public ColumnCells(Column column, int maxBytes) {
        this.column = column;
        this.maxBytes = maxBytes;
    }

    /**
     * The cells of a vector.
     *
     * @param field of the batch's schema; it knows more than the vector's own (the type ids of a union)
     * @param vector to read
     * @return cells that write the column's form
     * @throws IllegalArgumentException if the vector cannot have that form
     */
    public Cells open(Field field, FieldVector vector) {
        return open(column.type(), field, vector);
    }

    /**
     * The cells of a vector within the column's.
     *
     * @param type of the column, or of its elements
     * @param field of the batch's schema
     * @param vector to read
     * @return cells that write the type's form
     * @throws IllegalArgumentException if the vector cannot have that form
     */
    public Cells open(ColumnType type, Field field, FieldVector vector) {
        if (type == ColumnType.UNKNOWN) {
            return new NullCells();
        }
        Cells cells = type.isArray() ? array(type, field, vector) : new VectorCells(column).open(field, vector);
        boolean fits = switch (type) {
            case BOOLEAN -> cells instanceof BooleanCells;
            case INT -> cells instanceof IntegerCells integers && integers.fitsInt();
            case LONG -> cells instanceof IntegerCells;
            case FLOAT -> cells instanceof RealCells reals && !reals.isDouble();
            case DOUBLE -> cells instanceof RealCells;
            case MAP -> cells instanceof MapCells maps && maps.hasTextKeys();
            default -> true;
        };
        if (!fits) {
            throw refusal(field);
        }
        return type.isText() ? text(cells) : cells;
    }

    private Cells text(Cells cells) {
        return switch (cells.form()) {
            case STRING, PLAIN_STRING -> cells;
            case LITERAL, DOCUMENT -> new QuotedCells(cells, maxBytes);
        };
    }

    private Cells array(ColumnType type, Field field, FieldVector vector) {
        return switch (vector.getMinorType()) {
            case LIST, LARGELIST, FIXED_SIZE_LIST -> {
                FieldVector elements = vector.getChildrenFromFields().get(0);
                yield new ListCells(
                        vector, open(type.elementType(), field.getChildren().get(0), elements));
            }
            default -> throw refusal(field);
        };
    }

    private IllegalArgumentException refusal(Field field) {
        return new IllegalArgumentException("column '" + column.name() + "' of type " + column.type()
                + " cannot be made of Arrow's " + field.getType());
    }
}
