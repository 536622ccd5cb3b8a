// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import java.util.Locale;
import java.util.Set;

/**
 * Which functions a reader may call. Table functions that read no file, run no text as SQL and show nothing of the
 * process are few: they are listed. Other functions are many and nearly all are pure: those that act, wait, or disclose
 * are listed, together with what their names begin with.
 */
final class Functions {
    private static final Set<String> TABLE_FUNCTIONS = Set.of(
            "range",
            "generate_series",
            "generate_subscripts",
            "unnest",
            "json_each",
            "json_tree",
            "repeat",
            "repeat_row",
            "regexp_split_to_table",
            "pg_timezone_names",
            "icu_calendar_names",
            "summary",
            "test_all_types");

    private static final Set<String> REFUSED = Set.of(
            "getenv",
            "current_setting",
            "getvariable",
            "nextval",
            "currval",
            "setval",
            "setseed",
            "write_log",
            "json_serialize_plan",
            "json_deserialize_sql",
            "json_execute_serialized_sql",
            "query",
            "query_table",
            "checkpoint",
            "force_checkpoint",
            "add_parquet_key",
            "which_secret",
            "current_query",
            "parse_duckdb_log_message",
            "sleep_ms",
            "pg_sleep",
            "get_block_size",
            "obj_description",
            "col_description",
            "shobj_description",
            "current_connection_id",
            "current_transaction_id",
            "current_query_id",
            "txid_current",
            "stats",
            "histogram_values");

    private Functions() {}

    static boolean isTableFunctionAllowed(String name) {
        return TABLE_FUNCTIONS.contains(name.toLowerCase(Locale.ROOT));
    }

    static boolean isAllowed(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return !REFUSED.contains(lower)
                && !lower.startsWith("pg_get_")
                && !lower.startsWith("duckdb_")
                && !lower.startsWith("pragma_")
                && !lower.startsWith("read_")
                && !lower.startsWith("has_")
                && !lower.startsWith("inet_");
    }
}
