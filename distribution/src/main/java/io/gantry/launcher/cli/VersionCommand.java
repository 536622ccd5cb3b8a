// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.launcher.Home;
import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code gantry version}. */
@Command(name = "version", description = "Tell the version of Gantry, and of the Java that it found.")
final class VersionCommand implements Callable<Integer> {
    private final PrintStream out;

    VersionCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        out.println("Gantry " + Home.version() + " on Java " + Runtime.version() + " ("
                + System.getProperty("java.home") + ")");
        return 0;
    }
}
