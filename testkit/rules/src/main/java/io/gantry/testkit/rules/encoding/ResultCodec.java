// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.ResultDecoding;
import io.gantry.api.result.ResultEncoding;
import java.util.Objects;

/**
 * Both sides of one form of result blocks; the rules check them together, since only a reader can tell what was written.
 *
 * @param encoding writes blocks
 * @param decoding reads them
 */
public record ResultCodec(ResultEncoding encoding, ResultDecoding decoding) {
    // Checks that nothing is missing.
    public ResultCodec {
        Objects.requireNonNull(encoding, "encoding");
        Objects.requireNonNull(decoding, "decoding");
    }
}
