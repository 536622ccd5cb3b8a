// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The types of result columns, named as on Apache Pinot's wire ({@code DataSchema.ColumnDataType}).
 *
 * <p>Text forms, where a type is written as text: TIMESTAMP as {@code yyyy-MM-dd HH:mm:ss.f} in UTC with one to nine
 * fraction digits, BYTES as lower-case hexadecimal digits, BIG_DECIMAL as plain digits without exponent, UUID in its
 * canonical form.
 */
public enum ColumnType {
    /** 32-bit signed integer. */
    INT,
    /** 64-bit signed integer. */
    LONG,
    /** 32-bit IEEE 754 number. */
    FLOAT,
    /** 64-bit IEEE 754 number. */
    DOUBLE,
    /** Decimal number of any length, as text. */
    BIG_DECIMAL,
    /** True or false. */
    BOOLEAN,
    /** Instant, as text. */
    TIMESTAMP,
    /** Text. */
    STRING,
    /** A JSON document, as text. */
    JSON,
    /** Octets, as text of hexadecimal digits. */
    BYTES,
    /** Universally unique identifier, as text. */
    UUID,
    /** A map of text to values. */
    MAP,
    /** Anything else, as text. */
    OBJECT,
    /** A column of which only nulls are known. */
    UNKNOWN,
    /** Array of {@link #INT}. */
    INT_ARRAY,
    /** Array of {@link #LONG}. */
    LONG_ARRAY,
    /** Array of {@link #FLOAT}. */
    FLOAT_ARRAY,
    /** Array of {@link #DOUBLE}. */
    DOUBLE_ARRAY,
    /** Array of {@link #BIG_DECIMAL}. */
    BIG_DECIMAL_ARRAY,
    /** Array of {@link #BOOLEAN}. */
    BOOLEAN_ARRAY,
    /** Array of {@link #TIMESTAMP}. */
    TIMESTAMP_ARRAY,
    /** Array of {@link #STRING}. */
    STRING_ARRAY,
    /** Array of {@link #BYTES}. */
    BYTES_ARRAY,
    /** Array of {@link #UUID}. */
    UUID_ARRAY;

    private static final String ARRAY_SUFFIX = "_ARRAY";
    private static final Map<String, ColumnType> BY_NAME =
            Stream.of(values()).collect(Collectors.toUnmodifiableMap(ColumnType::name, type -> type));

    /**
     * Finds a type by its name on the wire.
     *
     * @param name compared without case
     * @return the type, or nothing if no type has that name
     */
    public static Optional<ColumnType> find(String name) {
        return Optional.ofNullable(BY_NAME.get(name.toUpperCase(Locale.ROOT)));
    }

    /**
     * Whether values of this type are arrays.
     *
     * @return true for the types named {@code …_ARRAY}
     */
    public boolean isArray() {
        return name().endsWith(ARRAY_SUFFIX);
    }

    /**
     * The type of an array's elements.
     *
     * @return the element type, or this type if it is no array
     */
    public ColumnType elementType() {
        return isArray() ? valueOf(name().substring(0, name().length() - ARRAY_SUFFIX.length())) : this;
    }

    /**
     * The type of arrays of this type.
     *
     * @return the array type, or nothing where the wire knows none (JSON, MAP, OBJECT, UNKNOWN and arrays)
     */
    public Optional<ColumnType> arrayType() {
        return isArray() ? Optional.empty() : find(name() + ARRAY_SUFFIX);
    }

    /**
     * Whether values travel as text in every encoding, numbers and booleans apart.
     *
     * @return true for BIG_DECIMAL, TIMESTAMP, STRING, JSON, BYTES, UUID, OBJECT
     */
    public boolean isText() {
        return switch (this) {
            case BIG_DECIMAL, TIMESTAMP, STRING, JSON, BYTES, UUID, OBJECT -> true;
            default -> false;
        };
    }
}
