/**
 * For the tests of a contribution: extend the class of your contract, say which implementation to check, and each of
 * the contract's rules becomes a test that carries its number.
 */
@NullMarked
package io.gantry.testkit.junit;

import org.jspecify.annotations.NullMarked;
