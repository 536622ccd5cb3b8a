// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.SplittableRandom;

/** Chance, decided by a seed alone. One thread at a time. */
final class Dice {
    private final SplittableRandom random;

    Dice(long seed) {
        random = new SplittableRandom(seed);
    }

    /** From 0 to below 1. */
    double fraction() {
        return random.nextDouble();
    }

    boolean chance(double probability) {
        return random.nextDouble() < probability;
    }

    /** From {@code low} to {@code high}, both included. */
    int between(int low, int high) {
        return random.nextInt(low, high + 1);
    }

    /** Around 0, bell-shaped: the sum of three even throws, with this standard deviation. */
    double bell(double deviation) {
        return (random.nextDouble() + random.nextDouble() + random.nextDouble() - 1.5) * 2 * deviation;
    }
}
