// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules;

import java.lang.management.ManagementFactory;

/** Counts what the calling thread allocates on the heap, where the JVM can tell. */
public final class AllocatedBytes {
    private AllocatedBytes() {}

    /**
     * What the calling thread allocated so far.
     *
     * @return in bytes; 0 at every call where that is not known
     */
    public static long soFar() {
        try {
            return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean bean
                            && bean.isThreadAllocatedMemorySupported()
                    ? bean.getCurrentThreadAllocatedBytes()
                    : 0;
        } catch (NoClassDefFoundError e) {
            // A run time image without jdk.management.
            return 0;
        }
    }
}
