// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.launcher.Home;
import io.gantry.launcher.LaunchException;
import io.gantry.launcher.Platform;
import io.gantry.launcher.admin.AdminException;
import java.io.IOException;
import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code gantry run}. */
@Command(name = "run", description = "Start the broker in the foreground; Ctrl-C stops it.")
final class RunCommand implements Callable<Integer> {
    private final Home home;
    private final PrintStream out;

    RunCommand(Home home, PrintStream out) {
        this.home = home;
        this.out = out;
    }

    @Override
    public Integer call() throws Exception {
        Foreground.run(home, platform -> {
            BrokerStatus status = requireListening(home, platform);
            out.println("Gantry " + Home.version() + " listens on " + String.join(", ", status.endpoints()) + "; log "
                    + home.logFile() + "; Ctrl-C stops it");
            out.flush();
        });
        return 0;
    }

    /** A broker that nobody can reach is ended at once, so that whoever supervises it sees that it failed. */
    static BrokerStatus requireListening(Home home, Platform platform)
            throws LaunchException, AdminException, IOException {
        BrokerStatus status = BrokerStatus.ask(platform.admin());
        if (status.endpoints().isEmpty()) {
            throw new LaunchException("no transport listens; " + home.logFile() + " says why", null);
        }
        return status;
    }
}
