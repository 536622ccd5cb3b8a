// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.contribution;

import io.gantry.api.contribution.Lease;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A lease that is out. The common lease is one small object; the list for revocation is made only when asked for. */
final class GrantedLease<C> implements Lease<C> {
    private static final VarHandle CLOSED;

    static {
        try {
            CLOSED = MethodHandles.lookup().findVarHandle(GrantedLease.class, "closed", boolean.class);
        } catch (ReflectiveOperationException impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }

    private final Entry<C> entry;

    @SuppressWarnings("UnusedVariable") // through CLOSED
    private volatile boolean closed;

    private @Nullable List<Runnable> actions;
    private boolean revoked;

    GrantedLease(Entry<C> entry) {
        this.entry = entry;
    }

    @Override
    public C contribution() {
        if (closed) {
            throw new IllegalStateException("the lease of " + entry.origin().name() + " is closed");
        }
        return entry.contribution();
    }

    @Override
    public void onRevoked(Runnable action) {
        synchronized (this) {
            if (!revoked) {
                if (actions == null) {
                    actions = new ArrayList<>(1);
                    entry.addRevocable(this);
                }
                actions.add(action);
                return;
            }
        }
        action.run();
    }

    void revoke() {
        List<Runnable> toRun;
        synchronized (this) {
            toRun = actions == null ? List.of() : List.copyOf(actions);
            actions = null;
            revoked = true;
        }
        toRun.forEach(Runnable::run);
    }

    @Override
    public void close() {
        if (CLOSED.compareAndSet(this, false, true)) {
            synchronized (this) {
                if (actions != null) {
                    actions = null;
                    entry.removeRevocable(this);
                }
            }
            entry.counter().release();
        }
    }
}
