// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import io.gantry.api.query.Analysis;

/**
 * A statement that may run.
 *
 * @param analysis what the api tells of it
 * @param sql its text without semicolons
 */
public record Verdict(Analysis analysis, String sql) {}
