/**
 * The command line's side of the admin socket. A request is lines of {@code key=value} up to an empty line, {@code \n}
 * and {@code \\} escaped in values; the answer is lines of a letter, a tab and text, the last of them {@code K} or
 * {@code E}.
 */
@NullMarked
package io.gantry.launcher.admin;

import org.jspecify.annotations.NullMarked;
