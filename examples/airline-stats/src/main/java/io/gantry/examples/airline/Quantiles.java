// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

/** A distribution given by its quantiles, even between them. */
final class Quantiles {
    private final double[] shares;
    private final double[] values;

    /**
     * Takes the distribution as pairs.
     *
     * @param pairs share of what is lower, in percent from 0 to 100, then the value there; rising
     */
    Quantiles(double... pairs) {
        shares = new double[pairs.length / 2];
        values = new double[pairs.length / 2];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = pairs[2 * i] / 100;
            values[i] = pairs[2 * i + 1];
        }
    }

    int pick(Dice dice) {
        double share = dice.fraction();
        int i = 1;
        while (share >= shares[i]) {
            i++;
        }
        double within = (share - shares[i - 1]) / (shares[i] - shares[i - 1]);
        return (int) Math.floor(values[i - 1] + within * (values[i] - values[i - 1]));
    }
}
