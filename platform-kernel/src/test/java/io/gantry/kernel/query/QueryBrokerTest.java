// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.broker.Block;
import io.gantry.api.broker.BlockStream;
import io.gantry.api.broker.Cancellation;
import io.gantry.api.broker.QueryRequest;
import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.EngineQuery;
import io.gantry.api.query.QueryEngine;
import io.gantry.api.query.TableName;
import io.gantry.api.result.ResultEncoder;
import io.gantry.api.result.ResultEncoding;
import io.gantry.api.security.AccessControl;
import io.gantry.api.security.Credentials;
import io.gantry.api.security.Identity;
import io.gantry.kernel.contribution.ContributionRegistry;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.felix.framework.FrameworkFactory;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceRegistration;
import org.osgi.framework.launch.Framework;

/** The pipeline on a real service registry, with an engine that does as it is told. */
@Timeout(60)
class QueryBrokerTest {
    @TempDir
    Path cache;

    private final ScriptedEngine engine = new ScriptedEngine();
    private final Map<String, String> properties = new HashMap<>();
    private Framework framework;
    private BundleContext context;
    private ContributionRegistry registry;
    private ServiceRegistration<Compression> compression;
    private QueryBroker broker;

    @BeforeEach
    void start() throws Exception {
        framework = new FrameworkFactory().newFramework(Map.of(Constants.FRAMEWORK_STORAGE, cache.toString()));
        framework.start();
        context = framework.getBundleContext();
        register(QueryEngine.class, engine, "scripted");
        register(ResultEncoding.class, (schema, maxBytes) -> new RowCounts(), "JSON");
        compression = register(Compression.class, new Copy(), "ZSTD");
        restartBroker();
    }

    private void restartBroker() {
        registry = new ContributionRegistry(context, properties);
        broker = new QueryBroker(registry, properties);
    }

    @AfterEach
    void stop() throws Exception {
        broker.deactivate();
        framework.stop();
        framework.waitForStop(10_000);
        assertThat(engine.openCursors).isZero();
        engine.close();
    }

    @Test
    void makesBlocksOfTheSizeThatWasAskedForAndTheLastOneShorter() {
        try (BlockStream stream = submit("rows 25 limited", Map.of("blockRowSize", "10"))) {
            assertThat(stream.statistics().wholeRows()).isEqualTo(-1);
            assertThat(rowsOf(stream)).containsExactly(10, 10, 5);
            assertThat(stream.statistics().rows()).isEqualTo(25);
            assertThat(stream.statistics().blocks()).isEqualTo(3);
        }
    }

    @Test
    void knowsTheWholeRowCountWhenThereIsOneShortBlockOrNone() {
        try (BlockStream one = submit("rows 3 limited", Map.of());
                BlockStream none = submit("rows 0 limited", Map.of())) {
            assertThat(one.statistics().wholeRows()).isEqualTo(3);
            assertThat(none.statistics().wholeRows()).isZero();
            assertThat(none.next()).isNull();
        }
    }

    @Test
    void limitsAStatementThatHasNoLimitUnlessThatIsTurnedOff() {
        submit("rows 1", Map.of()).close();
        assertThat(engine.lastQuery.rowLimit()).isEqualTo(10);
        submit("rows 1 limited", Map.of()).close();
        assertThat(engine.lastQuery.rowLimit()).isEqualTo(EngineQuery.UNLIMITED);
        properties.put("pinot.broker.default.query.limit", "-1");
        broker.modified(properties);
        submit("rows 1", Map.of()).close();
        assertThat(engine.lastQuery.rowLimit()).isEqualTo(EngineQuery.UNLIMITED);
    }

    @Test
    void whatFailsBeforeTheFirstBlockIsThrownAtSubmission() {
        assertFails(QueryErrorCode.SQL_PARSING, () -> submit("broken 1", Map.of()));
        assertFails(QueryErrorCode.QUERY_EXECUTION, () -> submit("fail 0", Map.of()));
        assertFails(QueryErrorCode.INTERNAL, () -> submit("crash 0", Map.of()));
    }

    @Test
    void whatFailsLaterIsThrownByTheBlockThatIsMissing() {
        try (BlockStream stream = submit("fail 10 limited", Map.of("blockRowSize", "10"))) {
            assertThat(stream.next()).isNotNull();
            assertFails(QueryErrorCode.QUERY_EXECUTION, stream::next);
        }
    }

    @Test
    void unknownNamesAreRefusedWithThoseThatExist() {
        assertFails(QueryErrorCode.QUERY_VALIDATION, () -> submit("rows 1", Map.of("encoding", "XML")))
                .hasMessage("unknown encoding 'XML'; available: JSON");
        assertFails(QueryErrorCode.QUERY_VALIDATION, () -> submit("rows 1", Map.of("compression", "ZIP")))
                .hasMessage("unknown compression 'ZIP'; available: ZSTD");
    }

    @Test
    void cancellationReachesAnEngineThatIsAtWork() throws Exception {
        var cancellation = new Cancellation();
        var submission = CompletableFuture.supplyAsync(() -> submit("hang 0", Map.of(), cancellation));
        engine.hanging.await();
        cancellation.cancel();
        assertThatThrownBy(() -> submission.get(50, TimeUnit.SECONDS))
                .cause()
                .isInstanceOf(QueryException.class)
                .hasMessage("the query was cancelled");
    }

    @Test
    void aQueryThatTakesTooLongIsEndedAndSaysWhichSettingAllowsMore() {
        assertFails(QueryErrorCode.EXECUTION_TIMEOUT, () -> submit("hang 0", Map.of("timeoutMs", "20")))
                .hasMessageContaining("timeoutMs=20")
                .hasMessageContaining("pinot.broker.timeoutMs");
    }

    @Test
    void aCompressionThatIsReplacedStaysUntilTheQueryThatUsesItHasEnded() throws Exception {
        BlockStream stream = submit("rows 100 limited", Map.of("blockRowSize", "10"));
        assertThat(stream.next()).isNotNull();
        var unregistering = CompletableFuture.runAsync(compression::unregister);
        while (registry.compressions().list().get(0).leases() != 1
                || !registry.compressions().isEmpty()) {
            Thread.onSpinWait();
        }
        assertThat(rowsOf(stream)).hasSize(9);
        assertThat(unregistering).isNotDone();
        var next = CompletableFuture.supplyAsync(() -> submit("rows 1", Map.of()));
        stream.close();
        unregistering.get(50, TimeUnit.SECONDS);
        register(Compression.class, new Copy(), "ZSTD");
        next.get(50, TimeUnit.SECONDS).close();
    }

    @Test
    void pastTheDrainTimeoutTheQueryIsEndedWithARetryableCode() throws Exception {
        properties.put("gantry.drain.timeoutMs", "20");
        restartBroker();
        var submission = CompletableFuture.supplyAsync(() -> submit("hang 0", Map.of()));
        engine.hanging.await();
        compression.unregister();
        assertThatThrownBy(() -> submission.get(50, TimeUnit.SECONDS))
                .cause()
                .isInstanceOfSatisfying(QueryException.class, e -> {
                    assertThat(e.code()).isEqualTo(QueryErrorCode.BROKER_SHUTDOWN);
                    assertThat(e.code().retryable()).isTrue();
                });
    }

    @Test
    void refusesWithARetryableCodeWhenFull() {
        properties.put("gantry.broker.queries.max", "1");
        properties.put("gantry.broker.queue.max", "0");
        broker.modified(properties);
        try (BlockStream running = submit("rows 5", Map.of())) {
            assertFails(QueryErrorCode.TOO_MANY_REQUESTS, () -> submit("rows 1", Map.of()));
            assertThat(running.next()).isNotNull();
        }
        submit("rows 1", Map.of()).close();
    }

    @Test
    void asksTheAccessControlForEveryTableAndLetsNobodyInWhileItIsAway() throws Exception {
        properties.put("gantry.swap.graceMs", "1");
        restartBroker();
        var guard = register(AccessControl.class, new OnlyPublic(), "basic");
        submit("read public", Map.of()).close();
        assertFails(QueryErrorCode.ACCESS_DENIED, () -> submit("read secret", Map.of()))
                .hasMessage("alice may not read secret");
        guard.unregister();
        assertFails(QueryErrorCode.ACCESS_DENIED, () -> submit("read public", Map.of()));
    }

    @Test
    void stoppingTheBrokerEndsRunningQueries() throws Exception {
        var submission = CompletableFuture.supplyAsync(() -> submit("hang 0", Map.of()));
        engine.hanging.await();
        broker.deactivate();
        assertThatThrownBy(() -> submission.get(50, TimeUnit.SECONDS)).hasMessageContaining("the broker is stopping");
    }

    private BlockStream submit(String sql, Map<String, String> metadata) {
        return submit(sql, metadata, new Cancellation());
    }

    private BlockStream submit(String sql, Map<String, String> metadata, Cancellation cancellation) {
        return broker.submit(
                new QueryRequest(sql, metadata, new Credentials(Map.of()), Optional.empty()), cancellation);
    }

    private static List<Integer> rowsOf(BlockStream stream) {
        var rows = new ArrayList<Integer>();
        for (Block block = stream.next(); block != null; block = stream.next()) {
            assertThat(block.payload().getInt(block.payload().position())).isEqualTo(block.rows());
            rows.add(block.rows());
        }
        return rows;
    }

    private static AbstractThrowableAssert<?, ?> assertFails(QueryErrorCode code, ThrowingCallable call) {
        return assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        QueryException.class, e -> assertThat(e.code()).isEqualTo(code));
    }

    private <C> ServiceRegistration<C> register(Class<C> contract, C contribution, String name) {
        return context.registerService(contract, contribution, new Hashtable<>(Map.of("gantry.name", name)));
    }

    /** Encodes a block as its row count. */
    private static final class RowCounts implements ResultEncoder {
        @Override
        public ByteBuffer encode(VectorSchemaRoot batch, int firstRow, int rowCount) {
            return ByteBuffer.allocate(4).putInt(rowCount).flip();
        }

        @Override
        public void close() {}
    }

    private static final class Copy implements Compression, Compressor {
        @Override
        public Compressor openCompressor() {
            return this;
        }

        @Override
        public Decompressor openDecompressor() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int maxCompressedLength(int sourceBytes) {
            return sourceBytes;
        }

        @Override
        public void compress(ByteBuffer source, ByteBuffer target) {
            target.put(source.duplicate());
        }

        @Override
        public void close() {}
    }

    private static final class OnlyPublic implements AccessControl {
        @Override
        public Identity authenticate(Credentials credentials) {
            return new Identity("alice");
        }

        @Override
        public boolean mayRead(Identity identity, TableName table) {
            return table.equals(TableName.of("public"));
        }
    }
}
