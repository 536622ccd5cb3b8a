// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.admin;

/** Is told what comes before the end of an answer. */
public interface AdminListener {
    /**
     * Work goes on.
     *
     * @param rows done so far
     * @param fraction done, 0 to 1, or NaN if that cannot be told
     */
    default void progress(long rows, double fraction) {}

    /**
     * A line of the answer.
     *
     * @param text fields separated by tabs
     */
    default void output(String text) {}
}
