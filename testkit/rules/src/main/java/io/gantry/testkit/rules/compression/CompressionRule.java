// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.testkit.rules.Rule;

/** What the rules of a compression have in common: a number and a title. */
abstract class CompressionRule implements Rule<Compression> {
    private final String id;
    private final String title;

    CompressionRule(String id, String title) {
        this.id = id;
        this.title = title;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final String toString() {
        return id + " " + title;
    }
}
