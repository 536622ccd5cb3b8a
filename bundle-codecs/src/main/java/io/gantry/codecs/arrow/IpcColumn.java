// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

/** Writes one vector's part of a record batch. */
interface IpcColumn {
    /**
     * Writes some rows: a node, the buffers, the children.
     *
     * @param first of the rows
     * @param count how many
     * @param body takes them
     */
    void write(int first, int count, BatchBody body);
}
