/**
 * A {@link io.gantry.testkit.rules.Rule} is one sentence of a contract with a number and a check; a
 * {@link io.gantry.testkit.rules.RuleRunner} applies rules to a contribution and reports each by its number. The same
 * rules run in tests (through the artifact {@code testkit-junit}) and inside a running broker, so nothing here may need
 * a test framework.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.testkit.rules;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
