// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.launcher.admin.AdminClient;
import io.gantry.launcher.admin.AdminException;
import io.gantry.launcher.admin.AdminListener;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a broker says of itself. */
final class BrokerStatus implements AdminListener {
    private final Map<String, List<String>> lines = new LinkedHashMap<>();
    private String identity = "";

    private BrokerStatus() {}

    static BrokerStatus ask(AdminClient admin) throws AdminException, IOException {
        var status = new BrokerStatus();
        status.identity = admin.ask(Map.of("command", "status"), status);
        return status;
    }

    @Override
    public void output(String text) {
        int tab = text.indexOf('\t');
        String kind = tab < 0 ? text : text.substring(0, tab);
        lines.computeIfAbsent(kind, first -> new ArrayList<>()).add(text.substring(tab + 1));
    }

    /** Name by which the broker calls itself. */
    String identity() {
        return identity;
    }

    /** As {@code grpc 127.0.0.1:8010}. */
    List<String> endpoints() {
        return values("endpoint");
    }

    /** Host and port where a protocol is spoken without TLS. */
    Optional<String> address(String protocol) {
        return endpoints().stream()
                .filter(endpoint -> endpoint.startsWith(protocol + " "))
                .map(endpoint -> endpoint.substring(protocol.length() + 1))
                .findFirst();
    }

    boolean hasTable(String name) {
        return values("table").stream()
                .anyMatch(line -> line.substring(0, line.lastIndexOf('\t')).equals(name));
    }

    /** Names with their rows, for a reader. */
    String tables() {
        List<String> tables = values("table");
        return tables.isEmpty()
                ? "none"
                : tables.stream().map(BrokerStatus::table).collect(Collectors.joining(", "));
    }

    /** Names of one kind, for a reader. */
    String names(String kind) {
        return String.join(", ", values(kind));
    }

    /** Running and waiting queries, for a reader. */
    String queries() {
        return values("queries").stream()
                .findFirst()
                .map(line -> line.replace("\t", " running, ") + " waiting")
                .orElse("unknown");
    }

    private List<String> values(String kind) {
        return lines.getOrDefault(kind, List.of());
    }

    private static String table(String line) {
        int tab = line.lastIndexOf('\t');
        String rows = line.substring(tab + 1);
        return line.substring(0, tab) + " (" + (rows.matches("\\d+") ? Numbers.grouped(Long.parseLong(rows)) : rows)
                + " rows)";
    }
}
