// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CancellationTest {
    @Test
    void runsEachActionOnceWhetherItCameBeforeOrAfter() {
        var runs = new AtomicInteger();
        var cancellation = new Cancellation();
        cancellation.onCancel(runs::incrementAndGet);
        assertThat(cancellation.isCancelled()).isFalse();
        cancellation.cancel();
        cancellation.cancel();
        assertThat(runs).hasValue(1);
        cancellation.onCancel(runs::incrementAndGet);
        assertThat(runs).hasValue(2);
    }
}
