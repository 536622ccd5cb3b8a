// SPDX-License-Identifier: Apache-2.0
package io.gantry.broker.grpc;

import io.gantry.api.broker.Block;
import io.gantry.api.broker.BlockStream;
import io.gantry.api.broker.Broker;
import io.gantry.api.broker.Cancellation;
import io.gantry.api.broker.QueryRequest;
import io.gantry.api.broker.QueryStatistics;
import io.gantry.api.contribution.ContributionInfo;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.result.Column;
import io.gantry.api.result.ColumnType;
import io.gantry.api.result.ResultSchema;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Answers {@code N BYTES} with N blocks of that many bytes out of one reused buffer, each filled with its number;
 * {@code refuse}; {@code break N BYTES} after N blocks; {@code hang} until cancelled.
 */
final class CountingBroker implements Broker {
    final AtomicInteger made = new AtomicInteger();
    final AtomicInteger open = new AtomicInteger();
    final CountDownLatch hanging = new CountDownLatch(1);
    final CountDownLatch cancelled = new CountDownLatch(1);
    volatile QueryRequest last;

    @Override
    public BlockStream submit(QueryRequest request, Cancellation cancellation) {
        last = request;
        cancellation.onCancel(cancelled::countDown);
        String[] words = request.sql().split(" ");
        switch (words[0]) {
            case "refuse" -> throw new QueryException(QueryErrorCode.SQL_PARSING, "no \"such\" thing");
            case "hang" -> {
                hanging.countDown();
                await(cancelled);
                throw new QueryException(QueryErrorCode.QUERY_CANCELLATION, "the query was cancelled");
            }
            case "break" -> {
                return new Blocks(Integer.parseInt(words[1]), Integer.parseInt(words[2]), true, cancellation);
            }
            default -> {
                return new Blocks(Integer.parseInt(words[0]), Integer.parseInt(words[1]), false, cancellation);
            }
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public String brokerId() {
        return "Broker_localhost_8099";
    }

    @Override
    public List<ContributionInfo> contributions() {
        return List.of();
    }

    private final class Blocks implements BlockStream {
        private final int blocks;
        private final boolean breaks;
        private final Cancellation cancellation;
        private final ByteBuffer buffer;
        private int handedOut;

        Blocks(int blocks, int bytes, boolean breaks, Cancellation cancellation) {
            this.blocks = blocks;
            this.breaks = breaks;
            this.cancellation = cancellation;
            this.buffer = ByteBuffer.allocate(bytes + 3);
            open.incrementAndGet();
        }

        @Override
        public ResultSchema schema() {
            return new ResultSchema(List.of(new Column("n", ColumnType.INT)));
        }

        @Override
        public Block next() {
            if (cancellation.isCancelled()) {
                throw new QueryException(QueryErrorCode.QUERY_CANCELLATION, "the query was cancelled");
            }
            if (handedOut == blocks) {
                if (breaks) {
                    throw new QueryException(QueryErrorCode.QUERY_EXECUTION, "the disk is on fire");
                }
                return null;
            }
            made.incrementAndGet();
            Arrays.fill(buffer.array(), (byte) handedOut++);
            // Not the whole array, so that a transport that ignores position and offset is found out.
            return new Block(buffer.slice(3, buffer.capacity() - 3), 7, 1234, "JSON", "NONE");
        }

        @Override
        public QueryStatistics statistics() {
            return new QueryStatistics(42, 0, 0, 0, Duration.ofMillis(5), blocks == 1 ? 7 : -1);
        }

        @Override
        public void close() {
            open.decrementAndGet();
        }
    }
}
