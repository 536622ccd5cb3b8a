// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.database;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What DuckDB's errors mean to a client. A message begins with its class ({@code Binder Error: …}); through the Arrow
 * stream it comes wrapped in the exception of the native interface.
 */
public final class Failures {
    private static final Pattern WRAPPED =
            Pattern.compile(".*CDataJniException\\{errno=-?\\d+, message=(.*)}\\s*", Pattern.DOTALL);
    private static final Pattern MISSING_TABLE =
            Pattern.compile("Catalog Error: (Table|View) with name (.+?) does not exist!.*", Pattern.DOTALL);

    private Failures() {}

    /**
     * DuckDB's text of a failure.
     *
     * @param failure from the driver or from Arrow
     * @return without wrapping
     */
    public static String text(Throwable failure) {
        String message = String.valueOf(failure.getMessage());
        Matcher wrapped = WRAPPED.matcher(message);
        return (wrapped.matches() ? wrapped.group(1) : message).strip();
    }

    /**
     * Whether the text tells of an interrupt.
     *
     * @param text of a failure
     * @return true if the statement was stopped from outside
     */
    static boolean isInterrupt(String text) {
        return errorClass(text).equals("interrupt");
    }

    /**
     * A failure before rows were made.
     *
     * @param failure from the driver
     * @return with the code that fits DuckDB's class of error
     */
    public static QueryException whilePreparing(Throwable failure) {
        String text = text(failure);
        if (MISSING_TABLE.matcher(text).matches()) {
            return new QueryException(QueryErrorCode.TABLE_DOES_NOT_EXIST, text, failure);
        }
        return switch (errorClass(text)) {
            case "parser" -> new QueryException(QueryErrorCode.SQL_PARSING, text, failure);
            case "binder", "catalog", "conversion", "invalid input", "not implemented", "out of range", "permission" ->
                new QueryException(QueryErrorCode.QUERY_VALIDATION, text, failure);
            default -> whileRunning(text, failure);
        };
    }

    /**
     * A failure while rows were made.
     *
     * @param text DuckDB's text
     * @param failure from the driver or from Arrow
     * @return with QUERY_EXECUTION
     */
    public static QueryException whileRunning(String text, Throwable failure) {
        String shown = errorClass(text).equals("out of memory")
                ? text.lines().findFirst().orElse(text)
                        + "; make the query smaller, or raise memory_limit in etc/io.gantry.engine.duckdb.cfg"
                : text;
        return new QueryException(QueryErrorCode.QUERY_EXECUTION, shown, failure);
    }

    /**
     * The end of a cancelled statement.
     *
     * @return with QUERY_CANCELLATION
     */
    static QueryException cancelled() {
        return new QueryException(QueryErrorCode.QUERY_CANCELLATION, "the query was cancelled");
    }

    private static String errorClass(String text) {
        int end = text.indexOf(" Error:");
        return end < 0 ? "" : text.substring(0, end).toLowerCase(Locale.ROOT);
    }
}
