// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.types;

import io.gantry.api.result.ColumnType;
import java.util.List;
import java.util.Optional;

/**
 * A type as DuckDB names it.
 *
 * @param name upper case, without arguments: {@code DECIMAL}, {@code STRUCT}; {@code LIST} and {@code ARRAY} for the
 *     suffixes {@code []} and {@code [3]}
 * @param text as DuckDB wrote it
 * @param members of a nested type, in order: one for LIST and ARRAY, two for MAP
 */
public record DuckType(String name, String text, List<Member> members) {
    /**
     * A part of a nested type.
     *
     * @param label its name as DuckDB wrote it, quotes included; the empty text where it has none
     * @param type of the part
     */
    public record Member(String label, DuckType type) {}

    // Keeps the list.
    public DuckType {
        members = List.copyOf(members);
    }

    /**
     * Reads a type's name.
     *
     * @param text as the driver or {@code duckdb_columns()} writes it
     * @return its tree; a text that is not understood is a type of that name
     */
    public static DuckType parse(String text) {
        return new TypeParser(text).parse();
    }

    /**
     * The type on the wire of a column of this type, after {@link #cast(String)}. UUID, UUID_ARRAY and BIG_DECIMAL_ARRAY
     * are not among them, but STRING and STRING_ARRAY with the same texts: clients of Pinot 1.4 fail on a schema that has
     * a type whose name they do not know.
     *
     * @return never UNKNOWN
     */
    public ColumnType columnType() {
        return switch (name) {
            case "BOOLEAN" -> ColumnType.BOOLEAN;
            case "TINYINT", "SMALLINT", "INTEGER", "UTINYINT", "USMALLINT" -> ColumnType.INT;
            case "BIGINT", "UINTEGER" -> ColumnType.LONG;
            case "UBIGINT", "HUGEINT", "UHUGEINT", "BIGNUM", "DECIMAL" -> ColumnType.BIG_DECIMAL;
            case "FLOAT" -> ColumnType.FLOAT;
            case "DOUBLE" -> ColumnType.DOUBLE;
            case "BLOB" -> ColumnType.BYTES;
            case "JSON", "VARIANT", "STRUCT", "TUPLE", "UNION" -> ColumnType.JSON;
            case "LIST", "ARRAY" ->
                holdsDocuments()
                        ? ColumnType.JSON
                        : arrayType(members.get(0).type().columnType());
            case "MAP" -> holdsDocuments() || !keyIsText() ? ColumnType.JSON : ColumnType.MAP;
            case "TIMESTAMP",
                    "TIMESTAMP_S",
                    "TIMESTAMP_MS",
                    "TIMESTAMP_NS",
                    "TIMESTAMP WITH TIME ZONE",
                    "TIMESTAMPTZ_NS" -> ColumnType.TIMESTAMP;
            default -> ColumnType.STRING;
        };
    }

    /**
     * What to select instead of a column of this type, so that its Arrow form is a plain one.
     *
     * @param column an identifier
     * @return an expression; nothing if the column is fine as it is
     */
    public Optional<String> cast(String column) {
        if (!members.isEmpty() && holdsDocuments()) {
            return Optional.of("to_json(" + column + ")");
        }
        String plain = plainText();
        return plain.equals(text) ? Optional.empty() : Optional.of("CAST(" + column + " AS " + plain + ")");
    }

    /**
     * The way back from what {@link #cast(String)} made.
     *
     * @param column an identifier
     * @return an expression that an insert into a column of this type takes
     */
    public String castBack(String column) {
        boolean document = name.equals("VARIANT") || (!members.isEmpty() && holdsDocuments());
        return document ? "CAST(CAST(" + column + " AS JSON) AS " + text + ")" : column;
    }

    private static ColumnType arrayType(ColumnType element) {
        return element == ColumnType.BIG_DECIMAL
                ? ColumnType.STRING_ARRAY
                : element.arrayType().orElse(ColumnType.JSON);
    }

    private String plainText() {
        return switch (name) {
            // ENUM comes as dictionary indices, TIMETZ loses its zone, UHUGEINT its largest values; the others come
            // as internal bytes.
            case "ENUM", "BIT", "BIGNUM", "GEOMETRY", "TIME WITH TIME ZONE", "UHUGEINT" -> "VARCHAR";
            case "VARIANT" -> "JSON";
            case "LIST", "ARRAY" ->
                members.get(0).type().plainText()
                        + text.substring(members.get(0).type().text().length());
            case "STRUCT", "TUPLE", "UNION", "MAP" -> members.isEmpty() ? text : name + "(" + plainMembers() + ")";
            default -> TypeParser.isKnown(name) ? text : "VARCHAR";
        };
    }

    private String plainMembers() {
        return String.join(
                ", ",
                members.stream()
                        .map(member -> (member.label().isEmpty() ? "" : member.label() + " ")
                                + member.type().plainText())
                        .toList());
    }

    // Documents inside nested values would be texts inside of JSON: DuckDB writes the whole value as one document.
    private boolean holdsDocuments() {
        return members.stream()
                .map(Member::type)
                .anyMatch(type -> type.name().equals("JSON") || type.name().equals("VARIANT") || type.holdsDocuments());
    }

    private boolean keyIsText() {
        return members.size() == 2 && isText(members.get(0).type());
    }

    private static boolean isText(DuckType key) {
        return switch (key.name()) {
            case "VARCHAR", "ENUM", "UUID" -> true;
            default -> key.plainText().equals("VARCHAR");
        };
    }
}
