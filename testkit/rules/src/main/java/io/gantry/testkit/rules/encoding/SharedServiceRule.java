// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.ReadLimits;
import io.gantry.testkit.rules.RuleContext;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;

final class SharedServiceRule extends EncodingRule {
    private static final int THREADS = 8;
    private static final int ROWS = 40;

    SharedServiceRule() {
        super("E-12", "8 threads with workers of their own do not disturb one another");
    }

    @Override
    public void check(ResultCodec codec, RuleContext context) throws InterruptedException {
        int rounds = context.full() ? 50 : 5;
        var opened = new CountDownLatch(THREADS);
        var failure = new AtomicReference<Throwable>();
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            int first = i;
            threads[i] = new Thread(() -> {
                try (var batch = context.full() ? new SampleBatch(SampleColumns.all(), ROWS) : Blocks.small(ROWS)) {
                    work(codec, context, batch, first, rounds, opened);
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
            ResultCodec codec, RuleContext context, SampleBatch batch, int first, int rounds, CountDownLatch opened)
            throws InterruptedException {
        try (var encoder = codec.encoding().openEncoder(batch.schema(), Blocks.ROOMY);
                var decoder = codec.decoding().openDecoder(batch.schema(), ReadLimits.DEFAULT)) {
            opened.countDown();
            // Work begins when everybody has workers, so that all are in use at once.
            opened.await();
            for (int round = 0; round < rounds; round++) {
                context.checkDeadline();
                int count = ROWS - first;
                var block = encoder.encode(batch.root(), first, count);
                Blocks.requireRows(context, batch, first, count, decoder.decode(block, count));
            }
        }
    }
}
