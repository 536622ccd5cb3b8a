// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.api.result.DecodedBlock;
import io.gantry.client.ClientException;
import io.gantry.client.ConnectionFactory;
import io.gantry.client.GrpcConnection;
import io.gantry.client.ResultStream;
import io.gantry.launcher.Home;
import io.gantry.launcher.LaunchException;
import io.gantry.launcher.admin.AdminException;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gantry query}: a client like any other. */
@Command(
        name = "query",
        description = "Run one statement through the broker's gRPC port and print its rows.",
        footer = {
            "",
            "As with Pinot, a SELECT without LIMIT answers 10 rows; 'SET name = value;' in front sets a query option."
        })
final class QueryCommand implements Callable<Integer> {
    private static final String DEFAULT_BROKER = "localhost:8010";

    private final Home home;
    private final PrintStream out;

    @Parameters(paramLabel = "SQL", description = "one SELECT, WITH, VALUES, SHOW TABLES, DESCRIBE or EXPLAIN")
    private String sql = "";

    @Option(names = "--format", paramLabel = "FORMAT", description = "table (default), csv or json")
    private RowFormat format = RowFormat.table;

    @Option(
            names = "--broker",
            paramLabel = "HOST:PORT",
            description = "default: the broker that runs on the data folder, or localhost:8010")
    private Optional<String> broker = Optional.empty();

    QueryCommand(Home home, PrintStream out) {
        this.home = home;
        this.out = out;
    }

    @Override
    public Integer call() throws Exception {
        String address = broker.isPresent() ? broker.get() : address();
        var writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        long rows = run(address, writer);
        writer.flush();
        if (out.checkError()) {
            throw new IOException("the rows could not be written");
        }
        if (format == RowFormat.table) {
            out.println("(" + Numbers.grouped(rows) + (rows == 1 ? " row)" : " rows)"));
        }
        return 0;
    }

    private long run(String address, Writer writer) throws IOException, LaunchException {
        var properties = new Properties();
        // JSON needs no Arrow on this side, and on the same machine every compression costs more than it saves.
        properties.setProperty("encoding", "JSON");
        properties.setProperty("compression", "NONE");
        try (GrpcConnection connection = ConnectionFactory.fromHostListGrpc(properties, List.of(address));
                ResultStream result = connection.executeStreaming(sql)) {
            return print(result, format.open(result.schema(), writer));
        } catch (IllegalArgumentException wrong) {
            throw new LaunchException("--broker: " + wrong.getMessage(), wrong);
        } catch (ClientException failed) {
            if (failed.errorCode() != ClientException.NO_CODE || broker.isPresent()) {
                throw failed;
            }
            throw new LaunchException(
                    failed.getMessage() + "; start a broker with 'gantry start', or name one with --broker", failed);
        }
    }

    private static long print(ResultStream result, RowWriter rows) throws IOException {
        long count = 0;
        for (DecodedBlock block = result.next(); block != null; block = result.next()) {
            rows.write(block);
            count += block.rowCount();
        }
        rows.end();
        return count;
    }

    private String address() throws IOException, AdminException, LaunchException {
        Optional<RunningBroker> running = RunningBroker.find(home);
        return running.isEmpty()
                ? DEFAULT_BROKER
                : BrokerStatus.ask(running.get().requireAdmin()).address("grpc").orElse(DEFAULT_BROKER);
    }
}
