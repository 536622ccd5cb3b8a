// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.broker;

import java.util.ArrayList;
import java.util.List;

/** A wish to end a query, from its transport to whoever works on it. Thread-safe; once cancelled it stays cancelled. */
public final class Cancellation {
    private final List<Runnable> actions = new ArrayList<>();
    private boolean cancelled;

    /** Nothing is cancelled yet. */
    public Cancellation() {}

    /** Asks for the end; the second call does nothing. Runs the actions on this thread. */
    public void cancel() {
        List<Runnable> toRun;
        synchronized (actions) {
            if (cancelled) {
                return;
            }
            cancelled = true;
            toRun = List.copyOf(actions);
            actions.clear();
        }
        toRun.forEach(Runnable::run);
    }

    /**
     * Whether the end was asked for.
     *
     * @return true after {@link #cancel()}
     */
    public boolean isCancelled() {
        synchronized (actions) {
            return cancelled;
        }
    }

    /**
     * Runs an action when the end is asked for, at once if it already was.
     *
     * @param action must not block
     */
    public void onCancel(Runnable action) {
        synchronized (actions) {
            if (!cancelled) {
                actions.add(action);
                return;
            }
        }
        action.run();
    }
}
