// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.launcher.Home;
import io.gantry.launcher.Platform;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A platform that runs in this process until the process is told to end. */
final class Foreground {
    private static final long START_SECONDS = 30;

    /** What a command does once the platform has started. */
    @FunctionalInterface
    interface Work {
        void begin(Platform platform) throws Exception;
    }

    private Foreground() {}

    /**
     * Starts, does the work, and waits for the end. A signal stops the platform and ends the process with exit code 0.
     *
     * @throws Exception of the start or the work; the platform is stopped then
     */
    static void run(Home home, Work work) throws Exception {
        var started = new CompletableFuture<Platform>();
        var hook = new Thread(() -> stop(started), "gantry-stop");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            started.complete(Platform.start(home, Platform.ALL));
            work.begin(started.join());
            started.join().awaitStop();
            hook.join();
        } catch (Exception failed) {
            started.completeExceptionally(failed);
            awaitEndIfStopping(hook);
            if (!started.isCompletedExceptionally()) {
                started.join().close();
            }
            throw failed;
        }
    }

    // What fails because the platform is being stopped is no failure: the hook ends the process.
    private static void awaitEndIfStopping(Thread hook) throws InterruptedException {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException stopping) {
            hook.join();
        }
    }

    private static void stop(CompletableFuture<Platform> started) {
        int code = 0;
        try {
            started.get(START_SECONDS, TimeUnit.SECONDS).close();
        } catch (ExecutionException neverStarted) {
            return;
        } catch (TimeoutException | InterruptedException unfinished) {
            System.err.println("told to stop while starting, and not started after " + START_SECONDS + " s");
            code = 1;
        }
        // A signal would end the JVM with 128 and its number; to be told to stop is no failure.
        Runtime.getRuntime().halt(code);
    }
}
