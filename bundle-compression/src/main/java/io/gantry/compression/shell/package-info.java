/**
 * The shells around the formats: they check arguments, room and closed state once for all of them, and hand on views in
 * which offset 0 is the first byte of the block or frame, big-endian, and nothing outside the window can be reached.
 */
@NullMarked
package io.gantry.compression.shell;

import org.jspecify.annotations.NullMarked;
