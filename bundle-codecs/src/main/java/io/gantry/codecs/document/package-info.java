/**
 * JSON documents read from bytes (RFC 8259): a cursor that checks every byte that it passes, and the objects that a
 * checked document stands for. Accepts what Jackson writes; nesting and the length of numbers are bounded.
 */
@NullMarked
package io.gantry.codecs.document;

import org.jspecify.annotations.NullMarked;
