// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.stream.Collectors;

/** A value that is written JSON already, to be copied into many rows. No text of this table needs an escape. */
final class Json {
    private final byte[] bytes;

    private Json(String json) {
        bytes = json.getBytes(UTF_8);
    }

    static Json text(String value) {
        return new Json('"' + value + '"');
    }

    static Json array(long... values) {
        return new Json(Arrays.stream(values).mapToObj(Long::toString).collect(Collectors.joining(",", "[", "]")));
    }

    static Json array(String... values) {
        return new Json(Arrays.stream(values).collect(Collectors.joining("\",\"", "[\"", "\"]")));
    }

    /** Copies the value into the target from an index on, and says where it ends. */
    int copyTo(byte[] target, int index) {
        System.arraycopy(bytes, 0, target, index, bytes.length);
        return index + bytes.length;
    }
}
