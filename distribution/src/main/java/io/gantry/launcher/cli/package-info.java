/**
 * The command line: a class for each command, found by picocli. A command that starts a platform holds it; the others
 * talk to the one that runs, through the admin socket of its data folder or, as any client, through its gRPC port.
 *
 * <p>Exit codes: 0 done, 1 could not be done, 2 the command was not understood, 3 no broker runs (status).
 */
@NullMarked
package io.gantry.launcher.cli;

import org.jspecify.annotations.NullMarked;
