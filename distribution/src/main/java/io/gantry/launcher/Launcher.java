// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs the platform in the foreground until the process is told to end. */
public final class Launcher {
    private static final long START_SECONDS = 30;

    private Launcher() {}

    /**
     * Runs.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        var platform = new CompletableFuture<Platform>();
        var hook = new Thread(() -> stop(platform), "gantry-stop");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            platform.complete(Platform.start(Home.fromSystemProperties(), Platform.ALL));
            platform.join().troubles().forEach(System.err::println);
            platform.join().awaitStop();
        } catch (LaunchException failed) {
            Runtime.getRuntime().removeShutdownHook(hook);
            System.err.println(failed.getMessage());
            System.exit(1);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void stop(CompletableFuture<Platform> platform) {
        int code = 0;
        try {
            platform.get(START_SECONDS, TimeUnit.SECONDS).close();
        } catch (ExecutionException | TimeoutException | InterruptedException unfinished) {
            System.err.println("told to stop while starting, and not started after " + START_SECONDS + " s");
            code = 1;
        }
        // A signal would end the JVM with 128 and its number; to be told to stop is no failure.
        Runtime.getRuntime().halt(code);
    }
}
