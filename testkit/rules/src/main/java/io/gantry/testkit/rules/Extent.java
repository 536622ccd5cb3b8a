// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules;

/** How much of its cases a rule goes through. */
public enum Extent {
    /** A sample of every kind of case, done within moments: for the self-check of a running broker. */
    SHORT,
    /** All cases: for a build. */
    FULL
}
