// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.ingest;

/** Is told how far a load has come. */
@FunctionalInterface
public interface LoadProgress {
    /** Tells nobody. */
    LoadProgress NONE = (rows, fraction) -> {};

    /**
     * Called on the loading thread.
     *
     * @param rows read so far
     * @param fraction done, 0 to 1, or NaN if that cannot be told
     */
    void update(long rows, double fraction);
}
