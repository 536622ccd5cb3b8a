// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.api.result.DecodedBlock;
import java.io.IOException;

/** Prints a result as it arrives. */
interface RowWriter {
    /** Prints the rows of a block. */
    void write(DecodedBlock block) throws IOException;

    /** Prints what comes after the last row. */
    void end() throws IOException;
}
