// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.contribution;

import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Test;

/**
 * Checks every interleaving of taking, giving back and retiring against the same operations one after the other: no
 * lease is handed out once retirement was seen, and none is lost or counted twice.
 */
public class LeaseCounterModelTest {
    private final LeaseCounter counter = new LeaseCounter();

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
                .check(getClass());
    }
}
