// SPDX-License-Identifier: Apache-2.0
package io.gantry.benchmarks;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.contribution.Contribution;
import io.gantry.api.ingest.FileLoad;
import io.gantry.api.ingest.TableStore;
import io.gantry.api.query.EngineQuery;
import io.gantry.api.query.QueryCursor;
import io.gantry.api.query.QueryEngine;
import io.gantry.api.query.TableName;
import io.gantry.api.result.ResultEncoder;
import io.gantry.api.result.ResultEncoding;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.ServiceLoader;
import org.apache.arrow.vector.VectorSchemaRoot;

/** Which stage of a query takes what: the classes of the broker in its order, in one thread, a stop watch between. */
public final class StagesMain {
    private static final int BLOCK_ROWS = 10_000;
    private static final int MAX_BLOCK_BYTES = 128 << 20;
    private static final int WARM_UP = 4;

    private StagesMain() {}

    /**
     * Measures and prints a table.
     *
     * @param words file of airlineStats as JSON lines, rounds
     */
    public static void main(String[] words) {
        QueryEngine engine = ServiceLoader.load(QueryEngine.class).findFirst().orElseThrow();
        var load =
                new FileLoad(Path.of(words[0]), TableName.of("airlineStats"), Optional.empty(), OptionalLong.empty());
        ((TableStore) engine).load(load, (rows, fraction) -> {});
        System.out.println("| | engine ms | encode ms | compress ms |");
        System.out.println("| --- | --- | --- | --- |");
        for (String encoding : List.of("JSON", "ARROW")) {
            Figures[] stages = {new Figures(), new Figures(), new Figures()};
            for (int round = -WARM_UP; round < Integer.parseInt(words[1]); round++) {
                long[] nanos = run(engine, find(ResultEncoding.class, encoding), find(Compression.class, "ZSTD"));
                for (int stage = 0; round >= 0 && stage < stages.length; stage++) {
                    stages[stage].add(nanos[stage] / 1e6);
                }
            }
            System.out.printf(Locale.ROOT, "| %s × ZSTD | %s | %s | %s |%n", encoding, stages[0], stages[1], stages[2]);
        }
        System.exit(0);
    }

    private static long[] run(QueryEngine engine, ResultEncoding encoding, Compression compression) {
        var query = new EngineQuery("SELECT * FROM airlineStats", BLOCK_ROWS, EngineQuery.UNLIMITED, Map.of());
        long[] nanos = new long[3];
        ByteBuffer frame = ByteBuffer.allocate(0);
        long before = System.nanoTime();
        try (QueryCursor cursor = engine.open(query);
                ResultEncoder encoder = encoding.openEncoder(cursor.schema(), MAX_BLOCK_BYTES);
                Compressor compressor = compression.openCompressor()) {
            VectorSchemaRoot batch = cursor.next();
            while (batch != null) {
                before = lap(nanos, 0, before);
                ByteBuffer block = encoder.encode(batch, 0, batch.getRowCount());
                before = lap(nanos, 1, before);
                int room = compressor.maxCompressedLength(block.remaining());
                frame = frame.capacity() < room ? ByteBuffer.allocate(room) : frame.clear();
                compressor.compress(block, frame);
                before = lap(nanos, 2, before);
                batch = cursor.next();
            }
            lap(nanos, 0, before);
        }
        return nanos;
    }

    private static long lap(long[] nanos, int stage, long before) {
        long now = System.nanoTime();
        nanos[stage] += now - before;
        return now;
    }

    private static <C> C find(Class<C> contract, String name) {
        return ServiceLoader.load(contract).stream()
                .filter(provider ->
                        provider.type().getAnnotation(Contribution.class).name().equals(name))
                .findFirst()
                .orElseThrow()
                .get();
    }
}
