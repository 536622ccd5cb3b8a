/**
 * Starts the platform: reads {@code system/bundles.list}, brings Felix's cache in line with it by content, and starts
 * the framework. Sees no bundle's classes; what it wants from the running broker it asks through the admin socket.
 */
@NullMarked
package io.gantry.launcher;

import org.jspecify.annotations.NullMarked;
