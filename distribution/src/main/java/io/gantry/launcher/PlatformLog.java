// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;

/**
 * The launcher's lines in the platform's log. They wait until the logging bundle runs, and go to a stream if it never
 * does. The logging API lives in a bundle, so the launcher calls it by reflection. Thread-safe.
 */
final class PlatformLog {
    static final String LOGGING_BUNDLE = "org.ops4j.pax.logging.pax-logging-logback";
    static final String API_BUNDLE = "org.ops4j.pax.logging.pax-logging-api";

    private final PrintStream fallback;
    private final List<Line> waiting = new ArrayList<>();
    private @Nullable Object logger;

    PlatformLog(PrintStream fallback) {
        this.fallback = fallback;
    }

    void info(String message) {
        log(new Line("info", message));
    }

    void error(String message) {
        log(new Line("error", message));
    }

    /** Sends what waited, and all that comes, to the logging bundle. */
    synchronized void connect(Bundle api) {
        try {
            Class<?> factory = api.loadClass("org.slf4j.LoggerFactory");
            logger = factory.getMethod("getLogger", String.class).invoke(null, "io.gantry.launcher");
            waiting.forEach(this::write);
            waiting.clear();
        } catch (ReflectiveOperationException missing) {
            fallback.println("the log is not there: " + missing);
        }
    }

    /** The logging bundle is leaving or never came: what waits and what comes goes to the stream. */
    synchronized void disconnect() {
        logger = null;
        waiting.stream().filter(line -> line.level.equals("error")).forEach(line -> fallback.println(line.message));
        waiting.clear();
    }

    private synchronized void log(Line line) {
        if (logger == null) {
            waiting.add(line);
        } else {
            write(line);
        }
    }

    private void write(Line line) {
        try {
            Object target = logger;
            if (target != null) {
                Class<?> type = target.getClass().getClassLoader() == null ? Object.class : target.getClass();
                Method method = type.getMethod(line.level, String.class);
                method.invoke(target, line.message);
            }
        } catch (InvocationTargetException | NoSuchMethodException | IllegalAccessException failed) {
            fallback.println(line.message);
        }
    }

    /**
     * A line.
     *
     * @param level name of the logger's method
     * @param message as it is written
     */
    private record Line(String level, String message) {}
}
