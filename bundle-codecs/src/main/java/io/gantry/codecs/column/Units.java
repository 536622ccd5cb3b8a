// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import org.apache.arrow.vector.types.TimeUnit;

/** How many of Arrow's time units a second has. */
final class Units {
    static final int NANOS_PER_SECOND = 1_000_000_000;

    private Units() {}

    static int perSecond(TimeUnit unit) {
        return switch (unit) {
            case SECOND -> 1;
            case MILLISECOND -> 1000;
            case MICROSECOND -> 1_000_000;
            case NANOSECOND -> NANOS_PER_SECOND;
        };
    }
}
