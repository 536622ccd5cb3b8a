/**
 * The door for the command line on the same machine: a socket in the file system that only the owner of the process may
 * open. A request is lines of {@code key=value} up to an empty line ({@code \n} and {@code \\} escaped in values). The
 * answer is lines of a letter, a tab and text: {@code P rows fraction} progress, {@code O} output, and one last line,
 * {@code K} for success or {@code E} for failure.
 */
@NullMarked
package io.gantry.kernel.admin;

import org.jspecify.annotations.NullMarked;
