// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.error.QueryException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import org.apache.arrow.memory.RootAllocator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class ConnectionUseTest {
    private final RootAllocator allocator = new RootAllocator();
    private final EngineResources resources = new EngineResources(
            Database.open(
                    new DatabaseOptions(Optional.empty(), Optional.empty(), OptionalInt.empty(), Optional.empty())),
            allocator,
            Long.MAX_VALUE);

    @AfterEach
    void close() {
        resources.close();
    }

    @Test
    void anInterruptThatComesBeforeTheStatementStartsIsRepeated() throws Exception {
        try (ConnectionUse use = resources.connectToRead()) {
            use.enter();
            use.cancel();
            var firstInterruptDone = new CountDownLatch(1);
            resources.canceller().interruptWhileRunning(() -> {
                firstInterruptDone.countDown();
                return false;
            });
            firstInterruptDone.await();
            try (var statement = use.connection().createStatement()) {
                assertThatThrownBy(() -> statement.executeQuery(
                                "SELECT count(*) FROM range(1000000000000) t(i) WHERE hash(i) = 1"))
                        .isInstanceOf(SQLException.class);
            }
            use.leave();
            assertThatThrownBy(use::enter).isInstanceOf(QueryException.class).hasMessageContaining("cancelled");
        }
    }

    @Test
    void whoeverLeavesLastClosesEverythingInOrder() {
        ConnectionUse use = resources.connectToRead();
        var closed = new ArrayList<String>();
        use.closeFirst(() -> closed.add("statement"));
        use.closeFirst(() -> closed.add("reader"));
        use.enter();
        use.close();
        assertThat(closed).isEmpty();
        use.leave();
        assertThat(closed).isEqualTo(List.of("reader", "statement"));
        use.close();
        assertThat(closed).hasSize(2);
        assertThatThrownBy(use::enter).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void theLastUseClosesTheResources() {
        ConnectionUse use = resources.connectToRead();
        use.enter();
        resources.close();
        assertThatThrownBy(resources::connect)
                .isInstanceOf(QueryException.class)
                .hasMessageContaining("try again");
        assertThat(allocator.getChildAllocators()).isNotEmpty();
        use.leave();
        assertThat(allocator.getChildAllocators()).isEmpty();
        assertThatThrownBy(use::enter).isInstanceOf(QueryException.class).hasMessageContaining("try again");
    }
}
