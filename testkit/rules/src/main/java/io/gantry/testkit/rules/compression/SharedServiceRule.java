// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.testkit.rules.RuleContext;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;

final class SharedServiceRule extends CompressionRule {
    private static final int THREADS = 8;
    private static final int LENGTH = 20_011;

    SharedServiceRule() {
        super("C-11", "8 threads with a worker each do not disturb one another");
    }

    @Override
    public void check(Compression compression, RuleContext context) throws InterruptedException {
        int rounds = context.full() ? 100 : 10;
        var opened = new CountDownLatch(THREADS);
        var failure = new AtomicReference<Throwable>();
        Random random = context.random();
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            byte[] block = SampleBlocks.json(LENGTH + i, random);
            threads[i] = new Thread(() -> {
                try {
                    work(compression, context, block, rounds, opened);
                } catch (Throwable e) {
                    failure.compareAndSet(null, e);
                } finally {
                    opened.countDown();
                }
            });
            threads[i].setDaemon(true);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (failure.get() != null) {
            throw context.violation("one of " + THREADS + " threads ended in " + failure.get(), failure.get());
        }
    }

    private static void work(
            Compression compression, RuleContext context, byte[] block, int rounds, CountDownLatch opened)
            throws InterruptedException {
        try (var compressor = compression.openCompressor();
                var decompressor = compression.openDecompressor()) {
            opened.countDown();
            // Work begins when everybody has a worker, so that all are in use at once.
            opened.await();
            ByteBuffer frame = ByteBuffer.allocate(compressor.maxCompressedLength(block.length) + Frames.SLACK);
            ByteBuffer back = ByteBuffer.allocate(block.length + Frames.SLACK);
            for (int round = 0; round < rounds; round++) {
                context.checkDeadline();
                compressor.compress(ByteBuffer.wrap(block), frame.clear());
                decompressor.decompress(frame.flip(), back.clear());
                byte[] copy = Arrays.copyOf(back.array(), back.position());
                Frames.requireEqual(context, block, copy, "block of round " + round);
            }
        }
    }
}
