// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.FrameworkListener;
import org.osgi.framework.startlevel.BundleStartLevel;
import org.osgi.framework.startlevel.FrameworkStartLevel;

/** Remembers why bundles did not start, and tells in one line each. */
final class Troubles implements FrameworkListener {
    private static final int MAX_REASON = 600;

    private final Map<Long, String> reasons = new TreeMap<>();

    @Override
    public synchronized void frameworkEvent(FrameworkEvent event) {
        Throwable failure = event.getThrowable();
        if (event.getType() == FrameworkEvent.ERROR && failure != null) {
            reasons.putIfAbsent(event.getBundle().getBundleId(), reason(failure));
        }
    }

    /** Bundles that should run at the present start level and do not. */
    synchronized List<String> list(BundleContext framework) {
        var lines = new ArrayList<String>();
        int reached = framework
                .getBundle(Constants.SYSTEM_BUNDLE_ID)
                .adapt(FrameworkStartLevel.class)
                .getStartLevel();
        for (Bundle bundle : framework.getBundles()) {
            if (bundle.adapt(BundleStartLevel.class).getStartLevel() <= reached && !runs(bundle)) {
                lines.add("bundle " + bundle.getSymbolicName() + " " + bundle.getVersion() + " does not run: "
                        + reasons.getOrDefault(bundle.getBundleId(), "no reason was given"));
            }
        }
        return lines;
    }

    private static boolean runs(Bundle bundle) {
        boolean fragment = bundle.getHeaders("").get(Constants.FRAGMENT_HOST) != null;
        return fragment
                ? bundle.getState() == Bundle.RESOLVED
                : (bundle.getState() & (Bundle.ACTIVE | Bundle.STARTING)) != 0;
    }

    private static String reason(Throwable failure) {
        var text = new StringBuilder();
        for (@Nullable Throwable at = failure; at != null; at = at.getCause()) {
            String message = String.valueOf(at.getMessage()).replaceAll("\\s+", " ");
            if (text.indexOf(message) < 0) {
                text.append(text.isEmpty() ? "" : "; ").append(at.getClass().getSimpleName() + ": " + message);
            }
        }
        return text.length() > MAX_REASON ? text.substring(0, MAX_REASON) + "…" : text.toString();
    }
}
