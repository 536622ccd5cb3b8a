// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.launcher.Home;
import io.gantry.launcher.LaunchException;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import picocli.CommandLine.Command;

/** {@code gantry stop}. */
@Command(name = "stop", description = "Stop the broker that runs on the data folder; queries under way finish first.")
final class StopCommand implements Callable<Integer> {
    private static final long TIMEOUT_SECONDS = 45;

    private final Home home;
    private final PrintStream out;

    StopCommand(Home home, PrintStream out) {
        this.home = home;
        this.out = out;
    }

    @Override
    public Integer call() throws Exception {
        Optional<RunningBroker> broker = RunningBroker.find(home);
        if (broker.isEmpty()) {
            out.println("no broker runs on " + home.data());
            return 0;
        }
        ProcessHandle process = broker.get().process();
        process.destroy();
        try {
            process.onExit().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException stillRuns) {
            throw new LaunchException(
                    "process " + process.pid() + " still runs " + TIMEOUT_SECONDS + " s after it was told to stop; see "
                            + home.logFile(),
                    stillRuns);
        }
        out.println("process " + process.pid() + " has stopped");
        return 0;
    }
}
