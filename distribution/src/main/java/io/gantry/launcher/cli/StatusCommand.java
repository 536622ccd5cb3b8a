// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.launcher.Home;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code gantry status}. */
@Command(
        name = "status",
        description = "Tell what runs: ports, tables, encodings, compressions. Exit code 3 if nothing does.")
final class StatusCommand implements Callable<Integer> {
    private static final int NOT_RUNNING = 3;

    private final Home home;
    private final PrintStream out;

    StatusCommand(Home home, PrintStream out) {
        this.home = home;
        this.out = out;
    }

    @Override
    public Integer call() throws Exception {
        Optional<RunningBroker> broker = RunningBroker.find(home);
        if (broker.isEmpty()) {
            out.println("no broker runs on " + home.data());
            return NOT_RUNNING;
        }
        BrokerStatus status = BrokerStatus.ask(broker.get().requireAdmin());
        out.println("process " + broker.get().process().pid() + " " + status.identity());
        print(home, status, out);
        out.println("  queries       " + status.queries());
        return 0;
    }

    /** The lines that quickstart has as well. */
    static void print(Home home, BrokerStatus status, PrintStream out) {
        String endpoints = String.join(", ", status.endpoints());
        out.println("  listens on    " + (endpoints.isEmpty() ? "nothing" : endpoints));
        out.println("  tables        " + status.tables());
        out.println("  encodings     " + status.names("encoding"));
        out.println("  compressions  " + status.names("compression"));
        out.println("  log           " + home.logFile());
    }
}
