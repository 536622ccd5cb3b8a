// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatementTest {
    @Test
    void takesLeadingSettingsAsOptions() {
        Statement statement =
                Statement.parse(" SET timeoutMs = 500; -- why\n set \"a b\"='it''s; so' ;/* x */SELECT ';SET y=1;'");
        assertThat(statement.sql()).isEqualTo("SELECT ';SET y=1;'");
        assertThat(statement.options()).isEqualTo(Map.of("timeoutMs", "500", "a b", "it's; so"));
    }

    @ParameterizedTest
    @CsvSource({"SELECT 1", "SETTLE x", "SELECT setting FROM t", "select 1;"})
    void leavesOtherStatementsAsTheyAre(String sql) {
        assertThat(Statement.parse(sql)).isEqualTo(new Statement(sql, Map.of()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SET = 1; SELECT 1 | SET needs a name (line 1, column 5)",
                "SET x 1; SELECT 1 | '=' is missing after SET x (line 1, column 7)",
                "SET x = ; SELECT 1 | SET x needs a value (line 1, column 9)",
                "SET x = 'y | a ' is never closed (line 1, column 9)",
                "SET x = 1 SELECT 1 | ';' is missing after SET x (line 1, column 11)"
            })
    void saysWhereASettingIsWrong(String sql, String message) {
        assertThatThrownBy(() -> Statement.parse(sql))
                .isInstanceOfSatisfying(
                        QueryException.class, e -> assertThat(e.code()).isEqualTo(QueryErrorCode.SQL_PARSING))
                .hasMessage(message);
    }

    @Test
    void endsOnCommentsThatNeverClose() {
        assertThat(Statement.parse("/* for ever").sql()).isEmpty();
        assertThat(Statement.parse("-- for ever").sql()).isEmpty();
    }
}
