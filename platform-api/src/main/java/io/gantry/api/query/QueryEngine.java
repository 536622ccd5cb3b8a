// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.query;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * What runs SQL and answers with Arrow batches. A service with {@link io.gantry.api.contribution.Contribution};
 * thread-safe.
 *
 * <p>Through this contract a statement only reads the engine's tables: it changes no data and no setting and reaches no
 * file or network.
 */
@ConsumerType
public interface QueryEngine {
    /**
     * Says what a statement is, without running it.
     *
     * @param sql one statement, with or without a semicolon at its end
     * @return kind, tables, limit
     * @throws io.gantry.api.error.QueryException with SQL_PARSING for a syntax error (with its line and column), for
     *     several statements, and for a statement that is not only a query; with TABLE_DOES_NOT_EXIST for an unknown
     *     table
     */
    Analysis analyze(String sql);

    /**
     * Starts a statement. Returns as soon as the columns are known; rows are made as they are asked for.
     *
     * @param query what to run
     * @return a cursor, to be closed by the caller
     * @throws io.gantry.api.error.QueryException as {@link #analyze}, and with QUERY_VALIDATION for an unknown column or
     *     function
     */
    QueryCursor open(EngineQuery query);

    /**
     * The tables that statements may name.
     *
     * @return the same object each time
     */
    TableCatalog catalog();
}
