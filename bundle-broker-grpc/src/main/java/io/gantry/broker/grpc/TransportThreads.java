// SPDX-License-Identifier: Apache-2.0
package io.gantry.broker.grpc;

import io.grpc.netty.shaded.io.netty.util.concurrent.DefaultThreadFactory;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadFactory;

/**
 * The threads that a transport has started. An executor counts as terminated before its last thread has ended, and a
 * thread that still runs keeps the bundle's class loader: so the end is waited for thread by thread.
 */
final class TransportThreads {
    private final Set<Thread> alive = ConcurrentHashMap.newKeySet();

    ThreadFactory factory(String name) {
        var threads = new DefaultThreadFactory(name, true);
        return work -> {
            alive.removeIf(thread -> thread.getState() == Thread.State.TERMINATED);
            Thread thread = threads.newThread(work);
            alive.add(thread);
            return thread;
        };
    }

    /** Waits until all have ended, each for so long at the most. */
    void awaitEnd(Duration timeout) {
        for (Thread thread : alive) {
            try {
                if (thread != Thread.currentThread()) {
                    thread.join(timeout.toMillis());
                }
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return;
            }
        }
        alive.clear();
    }
}
