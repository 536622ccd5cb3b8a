// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.launcher.Home;
import io.gantry.launcher.LaunchException;
import io.gantry.launcher.Platform;
import io.gantry.launcher.admin.AdminClient;
import io.gantry.launcher.admin.AdminException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gantry load}. */
@Command(
        name = "load",
        description = "Make or replace a table from a CSV, JSON lines or Parquet file.",
        footer = {"", "Works with and without a running broker; queries see the old table until the new one is whole."})
final class LoadCommand implements Callable<Integer> {
    private final Home home;
    private final PrintStream out;

    @Parameters(
            paramLabel = "FILE",
            description = "ends in .csv .tsv .json .jsonl .ndjson (also with .gz or .zst) or .parquet")
    private Path file = Path.of("");

    @Option(names = "--table", required = true, paramLabel = "NAME", description = "name of the table, or SCHEMA.NAME")
    private String table = "";

    @Option(
            names = "--columns",
            paramLabel = "'NAME TYPE, …'",
            description = "the file's columns, in order, and their SQL types, instead of what its rows suggest")
    private Optional<String> columns = Optional.empty();

    LoadCommand(Home home, PrintStream out) {
        this.home = home;
        this.out = out;
    }

    @Override
    public Integer call() throws Exception {
        if (!Files.isReadable(file)) {
            throw new LaunchException(file + ": there is no such file, or it may not be read", null);
        }
        Map<String, String> request = new LinkedHashMap<>();
        request.put("command", "load");
        request.put("file", file.toRealPath().toString());
        request.put("table", table);
        columns.ifPresent(types -> request.put("columns", types));
        Optional<RunningBroker> broker = RunningBroker.find(home);
        if (broker.isPresent()) {
            out.println(load(broker.get().requireAdmin(), request));
        } else {
            try (Platform platform = Platform.start(home, Platform.WITHOUT_TRANSPORTS)) {
                out.println(load(platform.admin(), request));
            }
        }
        return 0;
    }

    private String load(AdminClient admin, Map<String, String> request) throws AdminException, IOException {
        try (ProgressBar bar = ProgressBar.onTerminal(table)) {
            return admin.ask(request, bar);
        }
    }
}
