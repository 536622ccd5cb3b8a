// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.result;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;

/** An encoded block would be longer than it may be. A smaller {@code blockRowSize} is the way out. */
public final class BlockTooLargeException extends QueryException {
    private static final long serialVersionUID = 1L;

    /**
     * Reports a block that grew too long.
     *
     * @param rows of the block
     * @param maxBlockBytes the bound in bytes
     */
    public BlockTooLargeException(int rows, long maxBlockBytes) {
        super(
                QueryErrorCode.QUERY_VALIDATION,
                "a block of " + rows + " rows exceeds " + maxBlockBytes
                        + " bytes; ask for a smaller blockRowSize, or raise gantry.broker.block.maxBytes");
    }
}
