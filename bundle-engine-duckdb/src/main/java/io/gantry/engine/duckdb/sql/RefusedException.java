// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;

/** A statement that a broker does not take. */
final class RefusedException extends QueryException {
    private static final long serialVersionUID = 1L;

    RefusedException(String message) {
        super(QueryErrorCode.SQL_PARSING, message);
    }
}
