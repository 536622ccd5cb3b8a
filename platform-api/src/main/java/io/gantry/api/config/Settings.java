// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.config;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Reads the values of one configuration file. A value that does not parse or is out of bounds is reported by file, key,
 * value and bound, and its default stands in; a key that nobody reads is reported with the nearest that is read: the rest
 * goes on. Used by one thread, once, to make a record.
 *
 * <pre>{@code
 * var settings = new Settings("io.gantry.broker", properties);
 * int port = settings.integer("pinot.broker.grpc.port", 8010, 0, 65_535);
 * settings.tellUnknown(key -> key.startsWith("pinot.broker.grpc"));
 * settings.problems().forEach(log::error);
 * }</pre>
 */
public final class Settings {
    private final String pid;
    private final Map<String, ?> values;
    private final List<String> problems = new ArrayList<>();
    private final Set<String> asked = new TreeSet<>();

    /**
     * Reads from a component's properties.
     *
     * @param pid of the configuration, which names its file in {@code etc/}
     * @param values by key, as ConfigAdmin gives them
     */
    public Settings(String pid, Map<String, ?> values) {
        this.pid = pid;
        this.values = values;
    }

    /**
     * What was wrong so far.
     *
     * @return one line each, for the log
     */
    public List<String> problems() {
        return List.copyOf(problems);
    }

    /**
     * A text.
     *
     * @param key of the value
     * @return the value without blanks around it; nothing if it is missing or blank
     */
    public Optional<String> text(String key) {
        asked.add(key);
        Object value = values.get(key);
        return value == null
                ? Optional.empty()
                : Optional.of(String.valueOf(value).strip()).filter(text -> !text.isEmpty());
    }

    /**
     * A whole number.
     *
     * @param key of the value
     * @param standard the value if it is missing or wrong
     * @param min smallest that is right
     * @param max largest that is right
     * @return the value
     */
    public int integer(String key, int standard, int min, int max) {
        return (int) number(key, standard, min, max);
    }

    /**
     * A whole number of 64 bits.
     *
     * @param key of the value
     * @param standard the value if it is missing or wrong
     * @param min smallest that is right
     * @param max largest that is right
     * @return the value
     */
    public long number(String key, long standard, long min, long max) {
        Optional<String> text = text(key);
        if (text.isEmpty()) {
            return standard;
        }
        try {
            long value = Long.parseLong(text.get());
            if (value >= min && value <= max) {
                return value;
            }
        } catch (NumberFormatException notANumber) {
            // told below, together with numbers that are out of bounds
        }
        return wrong(key, text.get(), "a whole number from " + min + " to " + max, standard);
    }

    /**
     * A time, in milliseconds.
     *
     * @param key of the value; its name should end in {@code Ms}
     * @param standard the value if it is missing or wrong
     * @param max longest that is right; 0 is the shortest
     * @return the value
     */
    public Duration millis(String key, Duration standard, Duration max) {
        return Duration.ofMillis(number(key, standard.toMillis(), 0, max.toMillis()));
    }

    /**
     * A yes or no.
     *
     * @param key of the value
     * @param standard the value if it is missing or wrong
     * @return the value
     */
    public boolean flag(String key, boolean standard) {
        Optional<String> text = text(key).map(value -> value.toLowerCase(Locale.ROOT));
        if (text.isEmpty()) {
            return standard;
        }
        return switch (text.get()) {
            case "true" -> true;
            case "false" -> false;
            default -> wrong(key, text.get(), "true or false", standard);
        };
    }

    /**
     * Reports the keys that are in the file and that nobody has asked for: misspelt, or of another version. To be called
     * when everything else has been read.
     *
     * @param mine whether a key is the caller's to know: several parts may read one file, each its own keys
     */
    public void tellUnknown(Predicate<String> mine) {
        for (String key : new TreeSet<>(values.keySet())) {
            if (!asked.contains(key) && !FrameworkKeys.contains(key) && mine.test(key)) {
                String way = NearestKey.of(key, asked)
                        .map(nearest -> "did you mean " + nearest + "?")
                        .orElse("the file of the distribution lists what there is");
                problems.add("etc/" + pid + ".cfg: " + key + " is not known and has no effect; " + way);
            }
        }
    }

    /**
     * Reports a value that the caller found to be wrong.
     *
     * @param <T> type of the value
     * @param key of the value
     * @param value what the file says
     * @param allowed what would be right, in words
     * @param standard what stands in
     * @return the standard
     */
    public <T> T wrong(String key, String value, String allowed, T standard) {
        problems.add("etc/" + pid + ".cfg: " + key + " = " + value + " is not " + allowed + "; using " + standard);
        return standard;
    }
}
