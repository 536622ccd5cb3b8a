// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.contribution;

import java.util.List;

/** Nobody has the name that was asked for. The message lists the names that exist. */
public final class UnknownContributionException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int SHOWN = 64;

    private final String name;
    private final transient List<String> available;

    /**
     * Reports a look-up that found nothing.
     *
     * @param contract what was looked for, in words, for instance {@code compression}
     * @param name the name that was asked for
     * @param available the names and aliases that exist
     */
    public UnknownContributionException(String contract, String name, List<String> available) {
        super("unknown " + contract + " '" + printable(name) + "'; available: "
                + (available.isEmpty() ? "none" : String.join(", ", available)));
        this.name = name;
        this.available = List.copyOf(available);
    }

    /**
     * The name that was asked for.
     *
     * @return as the caller gave it
     */
    public String name() {
        return name;
    }

    /**
     * The names that exist.
     *
     * @return names and aliases, sorted
     */
    public List<String> available() {
        return available;
    }

    private static String printable(String text) {
        String cut = text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
        return cut.replaceAll("\\p{Cntrl}", "?");
    }
}
