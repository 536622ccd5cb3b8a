// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.admin;

import io.gantry.api.contribution.ContributionInfo;
import io.gantry.api.contribution.Contributions;
import io.gantry.api.contribution.Lease;
import io.gantry.api.ingest.FileLoad;
import io.gantry.api.ingest.TableStore;
import io.gantry.api.query.QueryEngine;
import io.gantry.api.query.TableName;
import io.gantry.api.transport.Transport;
import io.gantry.kernel.contribution.ContributionRegistry;
import io.gantry.kernel.query.QueryBroker;
import java.nio.file.Path;
import java.util.OptionalLong;

/** What the command line may ask for. */
final class AdminCommands {
    private final ContributionRegistry registry;
    private final QueryBroker broker;

    AdminCommands(ContributionRegistry registry, QueryBroker broker) {
        this.registry = registry;
        this.broker = broker;
    }

    void run(AdminRequest request, AdminAnswer answer) {
        switch (request.command()) {
            case "load" -> load(request, answer);
            case "status" -> status(answer);
            default -> throw new AdminException("unknown command '" + request.command() + "'; there are: load, status");
        }
    }

    private void load(AdminRequest request, AdminAnswer answer) {
        var file = Path.of(request.required("file"));
        String table = request.required("table");
        var load = new FileLoad(
                file,
                TableName.of(table),
                request.optional("columns").map(ColumnList::parse),
                request.optional("expectedRows").map(AdminCommands::count).orElse(OptionalLong.empty()));
        try (Lease<TableStore> store = registry.tableStores().leaseBest()) {
            long rows = store.contribution().load(load, answer::progress);
            answer.success("table " + table + " has " + rows + " rows");
        }
    }

    private void status(AdminAnswer answer) {
        for (ContributionInfo info : registry.transports().list()) {
            try (Lease<Transport> transport = registry.transports().lease(info.name())) {
                transport.contribution().endpoints().forEach(endpoint -> answer.output("endpoint\t" + endpoint));
            }
        }
        try (Lease<QueryEngine> engine = registry.engines().leaseBest()) {
            engine.contribution()
                    .catalog()
                    .tables()
                    .forEach(table -> answer.output("table\t" + table.name() + "\t" + table.rows()));
        }
        names(registry.encodings(), "encoding", answer);
        names(registry.compressions(), "compression", answer);
        QueryBroker.Load load = broker.load();
        answer.output("queries\t" + load.running() + "\t" + load.waiting());
        answer.success("running as " + broker.brokerId());
    }

    private static OptionalLong count(String rows) {
        try {
            return OptionalLong.of(Long.parseLong(rows));
        } catch (NumberFormatException notANumber) {
            throw new AdminException("expectedRows=" + rows + " is not a whole number");
        }
    }

    private static void names(Contributions<?> contributions, String kind, AdminAnswer answer) {
        for (ContributionInfo info : contributions.list()) {
            if (info.state() == ContributionInfo.State.ACTIVE) {
                answer.output(kind + "\t" + info.name());
            }
        }
    }
}
