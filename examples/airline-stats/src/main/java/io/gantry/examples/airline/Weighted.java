// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/** Things of which some come up more often than others. */
final class Weighted<T> {
    private final List<T> things;
    private final double[] sums;

    Weighted(List<T> things, ToDoubleFunction<T> weight) {
        this(things, sums(things.stream().mapToDouble(weight)));
    }

    private Weighted(List<T> things, double[] sums) {
        this.things = things;
        this.sums = sums;
    }

    /** Reads a number after each name, {@code name:weight name:weight …}. */
    static Weighted<String> parse(String text) {
        List<String[]> parts =
                Arrays.stream(text.split(" ")).map(part -> part.split(":")).toList();
        double[] sums = sums(parts.stream().mapToDouble(part -> Double.parseDouble(part[1])));
        return new Weighted<>(parts.stream().map(part -> part[0]).toList(), sums);
    }

    /** The same weights on other things. */
    <S> Weighted<S> map(Function<T, S> change) {
        return new Weighted<>(things.stream().map(change).toList(), sums);
    }

    T pick(Dice dice) {
        int found = Arrays.binarySearch(sums, dice.fraction() * sums[sums.length - 1]);
        return things.get(found < 0 ? -found - 1 : found + 1);
    }

    private static double[] sums(DoubleStream weights) {
        double[] sums = weights.toArray();
        for (int i = 1; i < sums.length; i++) {
            sums[i] += sums[i - 1];
        }
        return sums;
    }
}
