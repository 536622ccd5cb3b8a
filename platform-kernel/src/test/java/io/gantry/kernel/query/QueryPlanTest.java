// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.broker.QueryRequest;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.security.Credentials;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

class QueryPlanTest {
    private static final BrokerSettings DEFAULTS =
            BrokerSettings.read(Map.of(), LoggerFactory.getLogger(QueryPlanTest.class));

    @Test
    void fillsInPinotsDefaults() {
        QueryPlan plan = plan("SELECT 1", Map.of());
        assertThat(plan.encoding()).isEqualTo("JSON");
        assertThat(plan.compression()).isEqualTo("ZSTD");
        assertThat(plan.blockRows()).isEqualTo(10_000);
        assertThat(plan.timeout()).isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void aSettingInTheStatementWinsOverMetadata() {
        QueryPlan plan = plan(
                "SET ENCODING='arrow'; SET blockRowSize=5; SELECT 1", Map.of("encoding", "JSON", "timeoutMs", "7"));
        assertThat(plan.encoding()).isEqualTo("arrow");
        assertThat(plan.blockRows()).isEqualTo(5);
        assertThat(plan.timeout()).isEqualTo(Duration.ofMillis(7));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "abc", "1000000000", "9999999999999999999", ""})
    void refusesABlockRowSizeOutOfBounds(String value) {
        assertThatThrownBy(() -> plan("SELECT 1", Map.of("blockRowSize", value)))
                .isInstanceOfSatisfying(
                        QueryException.class, e -> assertThat(e.code()).isEqualTo(QueryErrorCode.QUERY_VALIDATION))
                .hasMessage("blockRowSize=" + value
                        + " is not a whole number from 1 to 1000000 (gantry.broker.block.maxRows)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", ";", "SET a=1;", "-- nothing"})
    void refusesAnEmptyStatement(String sql) {
        assertThatThrownBy(() -> plan(sql, Map.of())).hasMessage("the statement is empty");
    }

    @Test
    void neverKeepsTheAuthorization() {
        assertThat(plan("SELECT 1", Map.of("Authorization", "Basic secret")).toString())
                .doesNotContain("secret");
    }

    private static QueryPlan plan(String sql, Map<String, String> metadata) {
        return QueryPlan.of(new QueryRequest(sql, metadata, new Credentials(Map.of()), Optional.empty()), DEFAULTS);
    }
}
