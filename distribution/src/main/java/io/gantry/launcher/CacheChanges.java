// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What has to happen to the framework's cache so that it holds exactly the distribution's bundles, beside those that
 * were deployed.
 *
 * @param install not in the cache yet
 * @param update in the cache with another content
 * @param uninstall locations of bundles that are no longer in the distribution
 */
record CacheChanges(List<SystemBundle> install, List<SystemBundle> update, List<String> uninstall) {

    /**
     * Compares.
     *
     * @param wanted the distribution's bundles
     * @param present fingerprints of their files as they are now, by file name
     * @param cached fingerprints of the files that the cache was made from
     * @param locations of all bundles in the cache
     */
    static CacheChanges between(
            Collection<SystemBundle> wanted,
            Map<String, Fingerprint> present,
            Map<String, Fingerprint> cached,
            Collection<String> locations) {
        var changes = new CacheChanges(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        Set<String> known = new HashSet<>(locations);
        Set<String> kept = new HashSet<>();
        for (SystemBundle bundle : wanted) {
            Fingerprint now = present.get(bundle.file());
            if (now == null) {
                continue;
            }
            kept.add(bundle.location());
            Fingerprint before = cached.get(bundle.file());
            if (!known.contains(bundle.location())) {
                changes.install.add(bundle);
            } else if (before == null || !before.sha256().equals(now.sha256())) {
                changes.update.add(bundle);
            }
        }
        locations.stream()
                .filter(location -> SystemBundle.isLocation(location) && !kept.contains(location))
                .forEach(changes.uninstall::add);
        return changes;
    }

    boolean isEmpty() {
        return install.isEmpty() && update.isEmpty() && uninstall.isEmpty();
    }

    @Override
    public String toString() {
        return isEmpty()
                ? "unchanged"
                : install.size() + " installed, " + update.size() + " updated, " + uninstall.size() + " removed";
    }
}
