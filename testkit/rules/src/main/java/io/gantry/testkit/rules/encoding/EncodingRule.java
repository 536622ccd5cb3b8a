// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.testkit.rules.Rule;

/** A rule with its number and sentence. */
abstract class EncodingRule implements Rule<ResultCodec> {
    private final String id;
    private final String title;

    EncodingRule(String id, String title) {
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
