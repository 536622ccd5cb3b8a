// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.contribution;

import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Test;

/**
 * Checks every interleaving of taking, giving back and retiring against what they mean one after the other: no lease is
 * handed out once retirement was seen, and none is lost or counted twice.
 */
public class LeaseCounterModelTest {
    private final LeaseCounter counter = new LeaseCounter();

    /** What the operations mean, in words of its own: compared with itself a counter could hand out after retirement. */
    public static class OneAfterTheOther {
        private int out;
        private boolean retired;

        public boolean acquire() {
            out += retired ? 0 : 1;
            return !retired;
        }

        public boolean release() {
            boolean any = out > 0;
            out -= any ? 1 : 0;
            return any;
        }

        public void retire() {
            retired = true;
        }

        public boolean retiredAndIdle() {
            return retired && out == 0;
        }
    }

    @Operation
    public boolean acquire() {
        return counter.tryAcquire();
    }

    @Operation
    public boolean release() {
        try {
            counter.release();
            return true;
        } catch (IllegalStateException noneIsOut) {
            return false;
        }
    }

    @Operation
    public void retire() {
        counter.retire();
    }

    @Operation
    public boolean retiredAndIdle() {
        return counter.isDrained();
    }

    @Test
    void takingGivingBackAndRetiringAreLinearizable() {
        new ModelCheckingOptions()
                .iterations(25)
                .invocationsPerIteration(500)
                .threads(3)
                .actorsPerThread(3)
                .sequentialSpecification(OneAfterTheOther.class)
                .check(getClass());
    }
}
