/**
 * Decoded blocks: a column holds its values in arrays of primitives, texts as places in the block's own bytes, and makes
 * objects only when it is asked for them. Both decoders fill them value by value; none knows Arrow.
 */
@NullMarked
package io.gantry.codecs.block;

import org.jspecify.annotations.NullMarked;
