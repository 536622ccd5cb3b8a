// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.client.ConnectionFactory;
import io.gantry.client.GrpcConnection;
import io.gantry.launcher.Home;
import io.gantry.launcher.Platform;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;

/** {@code gantry quickstart}. */
@Command(
        name = "quickstart",
        description = "Start the broker in the foreground with a sample table, and show what to try; Ctrl-C stops it.")
final class QuickstartCommand implements Callable<Integer> {
    private static final String FIRST_QUERY = "SELECT count(*) FROM " + SampleTable.NAME;
    private static final String BUSIEST =
            "SELECT Carrier, count(*) AS flights FROM " + SampleTable.NAME + " GROUP BY Carrier ORDER BY flights DESC";

    private final Home home;
    private final PrintStream out;

    QuickstartCommand(Home home, PrintStream out) {
        this.home = home;
        this.out = out;
    }

    @Override
    public Integer call() throws Exception {
        Foreground.run(home, this::show);
        return 0;
    }

    private void show(Platform platform) throws Exception {
        BrokerStatus status = RunCommand.requireListening(home, platform);
        if (!status.hasTable(SampleTable.NAME)) {
            SampleTable.make(home, platform.admin());
            status = BrokerStatus.ask(platform.admin());
        }
        String answer = firstAnswer(status.address("grpc").orElseThrow());
        out.println("Gantry " + Home.version() + " is up.");
        StatusCommand.print(home, status, out);
        out.println("  first query   " + answer);
        out.println();
        out.println("Try in another terminal:");
        out.println("  " + command() + " query \"" + BUSIEST + "\"");
        out.println("  " + command() + " query \"SELECT * FROM " + SampleTable.NAME + " LIMIT 3\" --format json");
        out.println("  " + command() + " status");
        out.println();
        out.println("Ctrl-C stops it.");
        out.flush();
    }

    private static String firstAnswer(String address) {
        var properties = new Properties();
        properties.setProperty("compression", "NONE");
        try (GrpcConnection connection = ConnectionFactory.fromHostListGrpc(properties, List.of(address))) {
            long began = System.nanoTime();
            long rows = connection.execute(FIRST_QUERY).getResultSet(0).getLong(0, 0);
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
            return FIRST_QUERY + " → " + Numbers.grouped(rows) + " in " + millis + " ms";
        }
    }

    // As it can be pasted into a shell that knows nothing of this one.
    private String command() {
        Path usual = home.root().resolve("data");
        String data = home.data().equals(usual) ? "" : "GANTRY_DATA=" + quoted(home.data()) + " ";
        return data + quoted(home.root().resolve("bin/gantry"));
    }

    private static String quoted(Path path) {
        String text = path.toString();
        return text.matches("[\\w./-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
