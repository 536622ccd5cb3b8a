// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.launcher.Home;
import io.gantry.launcher.LaunchException;
import io.gantry.launcher.admin.AdminException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code gantry start}. The script starts two processes: the broker, and with its process id the one that waits until it
 * listens.
 */
@Command(name = "start", description = "Start the broker in the background and wait until it listens.")
final class StartCommand implements Callable<Integer> {
    private static final long TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(60);
    private static final long LOOK_MILLIS = 50;

    private final Home home;
    private final PrintStream out;

    @Option(names = "--pid", hidden = true)
    private long pid;

    StartCommand(Home home, PrintStream out) {
        this.home = home;
        this.out = out;
    }

    @Override
    public Integer call() throws Exception {
        return pid == 0 ? new RunCommand(home, out).call() : await();
    }

    private int await() throws Exception {
        Optional<ProcessHandle> process = ProcessHandle.of(pid);
        long end = System.nanoTime() + TIMEOUT_NANOS;
        while (process.isPresent() && process.get().isAlive()) {
            Optional<BrokerStatus> status = status();
            if (status.isPresent()) {
                out.println("process " + pid + " listens on "
                        + String.join(", ", status.get().endpoints()) + "; log " + home.logFile());
                return 0;
            }
            if (System.nanoTime() > end) {
                throw new LaunchException(
                        "process " + pid + " does not listen after 60 s; see " + home.logFile() + "; it says: "
                                + Files.readString(console()).strip(),
                        null);
            }
            pause(process.get());
        }
        throw new LaunchException(
                "the broker did not start: "
                        + Files.readString(console()).strip().replaceFirst("^gantry: ", ""),
                null);
    }

    // Looks again after a while, or as soon as the process has ended.
    private static void pause(ProcessHandle process) throws Exception {
        try {
            process.onExit().get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException stillRuns) {
            // as it should
        }
    }

    private Optional<BrokerStatus> status() throws IOException {
        try {
            Optional<RunningBroker> broker = RunningBroker.find(home)
                    .filter(found ->
                            found.process().pid() == pid && found.admin().isPresent());
            return broker.isEmpty()
                    ? Optional.empty()
                    : Optional.of(BrokerStatus.ask(broker.get().requireAdmin()))
                            .filter(status -> !status.endpoints().isEmpty());
        } catch (IOException | AdminException | LaunchException notYet) {
            return Optional.empty();
        }
    }

    private Path console() {
        return home.log().resolve("console.txt");
    }
}
