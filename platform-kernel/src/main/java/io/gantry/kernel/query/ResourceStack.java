// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import java.util.ArrayDeque;
import java.util.Deque;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What a query has taken, given back in reverse order; one that fails to close does not keep the others. */
final class ResourceStack implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ResourceStack.class);

    private final Deque<AutoCloseable> resources = new ArrayDeque<>();

    <R extends AutoCloseable> R push(R resource) {
        resources.push(resource);
        return resource;
    }

    @Override
    public void close() {
        while (!resources.isEmpty()) {
            AutoCloseable resource = resources.pop();
            try {
                resource.close();
            } catch (Exception failure) {
                LOG.error("closing {} failed", resource, failure);
            }
        }
    }
}
